import { describe, expect, it } from 'vitest';
import { rememberedWishes, requestFor } from './newTable.svelte';

const wishes = { ...rememberedWishes(), level: 'master' as const };

describe('a new table', () => {
  it('against bots is full and starts at once', () => {
    const wanted = requestFor('quartz', 4, wishes, {}, {});
    expect(wanted).toMatchObject({ bots: ['master', 'master', 'master'], start: true });
    expect(wanted.sit).toHaveLength(1);
    expect(wanted.terms.listed).toBe(false);
  });

  it('for friends waits for them', () => {
    const wanted = requestFor('quartz', 4, { ...wishes, company: 'friends', clock: 3 }, { edition: 'ru' }, {});
    expect(wanted).toMatchObject({ bots: [], start: false });
    expect(wanted.terms).toMatchObject({
      listed: true,
      options: { edition: 'ru' },
      clock: { kind: 'game', seconds: 900 },
    });
  });

  it('at one screen seats everybody who is here, and bots on the rest', () => {
    const wanted = requestFor('gem_forge', 4, { ...wishes, company: 'screen', people: 3 }, {}, {});
    expect(wanted.sit!.map((sit) => sit.name)).toEqual([null, 'Eydis', 'Sindri']);
    expect(wanted.bots).toEqual(['master']);
    expect(wanted.start).toBe(true);
  });

  it('calls those at one screen as they like', () => {
    const names = [' Ada ', ''];
    const wanted = requestFor('quartz', 3, { ...wishes, company: 'screen', people: 3, names }, {}, {});
    expect(wanted.sit!.map((sit) => sit.name)).toEqual([null, 'Ada', 'Sindri']);
  });

  it('that is played over days does not count absence', () => {
    expect(requestFor('quartz', 3, { ...wishes, clock: 4 }, {}, {}).terms.grace).toBe(0);
    expect(requestFor('quartz', 3, { ...wishes, clock: 1 }, {}, {}).terms.grace).toBe(120);
  });
});
