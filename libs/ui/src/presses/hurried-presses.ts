/** Nobody sees something new, understands it and presses it within this time. */
export const CALM_MS = 500;
/** Nearer than this, in px, two places are the same to a hand. */
const SAME_PLACE = 24;

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PointerMoment extends Place {
  /** What lies under the pointer. */
  readonly target: unknown;
  /** In milliseconds. */
  readonly at: number;
}

const isNear = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE;
const isStill = (one: Place, other: Place) => one.x === other.x && one.y === other.y;

/**
 * Tells presses that were meant for something else: on what came under a resting pointer a moment ago, and the further ones of a
 * quick series in one place, once something else lies there than the first one met.
 */
export class HurriedPresses {
  private pointer: PointerMoment | undefined;
  /** Where and when something last came under the pointer without the pointer having moved. */
  private came: PointerMoment | undefined;
  private pressed: PointerMoment | undefined;
  /** A key was pressed since the pointer last moved or pressed. */
  private keyed = false;

  /** The pointer moved, or something else came under it. */
  hover(now: PointerMoment): void {
    const before = this.pointer;
    this.pointer = now;
    if (before && !isStill(before, now)) this.keyed = false;
    if (!before || before.target === now.target) return;
    this.came = isStill(before, now) && !this.keyed ? now : undefined;
  }

  /** A key was pressed: what it brings up, as Escape does with what a dialog had covered, comes on purpose. */
  key(): void {
    this.keyed = true;
  }

  /** The page was scrolled: whoever scrolls brings things under the pointer on purpose. */
  scroll(): void {
    this.pointer = undefined;
    this.came = undefined;
  }

  /** Whether this press is to be ignored. */
  press(now: PointerMoment): boolean {
    this.hover(now);
    this.keyed = false;
    const first = this.pressed;
    const continues = first !== undefined && now.at - first.at < CALM_MS && isNear(first, now);
    const elsewhere = continues && first.target !== now.target;
    // Hammering on is no new aim: only a pause is.
    this.pressed = { ...now, target: elsewhere ? first.target : now.target };
    const { came } = this;
    const underIt = came !== undefined && now.at - came.at < CALM_MS && isNear(came, now);
    return elsewhere || underIt;
  }
}
