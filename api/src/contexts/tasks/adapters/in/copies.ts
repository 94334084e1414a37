const LIFE_MS = 1_000;
const MOST = 200;

interface Kept<Answer> {
  readonly madeAt: number;
  readonly answer: Promise<Answer>;
}

/** Answers that many ask for at once, each kept for one second at most. One that failed is not kept. */
export class Copies<Answer> {
  private readonly kept = new Map<string, Kept<Answer>>();

  of(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.kept.get(key);
    if (known && performance.now() - known.madeAt < LIFE_MS) return known.answer;
    const answer = make();
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(key, { madeAt: performance.now(), answer });
    answer.catch(() => this.kept.delete(key));
    return answer;
  }

  forget(): void {
    this.kept.clear();
  }
}
