import { expect, it } from 'vitest';
import { routeOf } from './routes';

it('knows every page by its address', () => {
  expect(routeOf('/')).toEqual({ page: 'home', name: '' });
  expect(routeOf('/tables/ab3x')).toEqual({ page: 'table', name: 'AB3X' });
  expect(routeOf('/replays/AB3X/')).toEqual({ page: 'replay', name: 'AB3X' });
  expect(routeOf('/rules')).toEqual({ page: 'rules', name: '' });
  expect(routeOf('/rules/gem_forge')).toEqual({ page: 'rules', name: 'gem_forge' });
  expect(routeOf('/puzzles')).toEqual({ page: 'puzzles', name: '' });
  expect(routeOf('/puzzles/0a1b2c3d')).toEqual({ page: 'puzzle', name: '0a1b2c3d' });
  expect(routeOf('/learn')).toEqual({ page: 'learn', name: '' });
  expect(routeOf('/learn/quartz')).toEqual({ page: 'learn', name: 'quartz' });
  expect(routeOf('/learn/quartz/mining')).toEqual({ page: 'lesson', name: 'quartz/mining' });
  expect(routeOf('/matches').page).toBe('matches');
  expect(routeOf('/settings/').page).toBe('settings');
});

it('says so where there is none', () => {
  expect(routeOf('/tables/').page).toBe('nowhere');
  expect(routeOf('/tables/a b').page).toBe('nowhere');
  expect(routeOf('/puzzles/else').page).toBe('nowhere');
  expect(routeOf('/else').page).toBe('nowhere');
});
