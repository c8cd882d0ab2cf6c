import { describe, expect, it } from 'vitest';
import { Camera, READABLE, type Bounds } from './camera.svelte';

const LAND: Bounds = { left: 0, top: 0, right: 500, bottom: 400 };

function seeing(width: number, height: number): Camera {
  const camera = new Camera();
  camera.resize(width, height);
  camera.show(LAND, [0, 0]);
  return camera;
}

describe('the view of the land', () => {
  it('shows all of it', () => {
    const camera = seeing(1000, 600);
    expect(camera.x).toBeGreaterThanOrEqual(0);
    expect(camera.x + LAND.right * camera.scale).toBeLessThanOrEqual(1000);
    expect(camera.y + LAND.bottom * camera.scale).toBeLessThanOrEqual(600);
  });

  it('is found anew in a window of another width, whatever was chosen before', () => {
    const camera = seeing(1000, 600);
    camera.pan(-300, 0);
    expect(camera.moved).toBe(true);
    camera.resize(360, 600);
    expect(camera.moved).toBe(false);
  });

  it('keeps what was chosen when only the height changes', () => {
    const camera = seeing(1000, 600);
    camera.pan(-300, 0);
    const { x, y } = camera;
    camera.resize(1000, 560);
    expect([camera.moved, camera.x, camera.y]).toEqual([true, x, y - 20]);
  });

  it('stays where it is while all of the land is in sight', () => {
    const camera = seeing(1000, 600);
    const { x, y, scale } = camera;
    camera.follow({ ...LAND, right: 480 }, [0, 0]);
    expect([camera.x, camera.y, camera.scale]).toEqual([x, y, scale]);
  });

  it('is shown anew when something would be out of sight, never smaller than it can be read', () => {
    const camera = seeing(700, 560);
    camera.follow({ left: -300, top: 0, right: 500, bottom: 400 }, [0, 0]);
    expect(camera.beyond({ left: -300, top: 0, right: 500, bottom: 400 })).toEqual([]);
    const late = { left: -600, top: -600, right: 900, bottom: 700 };
    camera.follow(late, [0, 0]);
    expect(camera.scale).toBe(READABLE);
    expect(camera.beyond(late)).toContain('east');
  });

  it('brings a card that has the focus into the window without forgetting the land', () => {
    const camera = seeing(360, 300);
    camera.reveal(9, 0);
    expect(camera.x + 9 * 116 * camera.scale).toBeLessThan(360);
    expect(camera.moved).toBe(false);
  });
});
