import { Injectable } from '@nestjs/common';
import { type Annotator as WireAnnotator, type Label as WireLabel, type LabelMethod } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { ofBuyer } from '../../../../kernel/not-found';
import { inSlices } from '../../../../kernel/in-slices';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { decodeCursor, type Page, toPage } from '../../../../platform/paging/cursor';
import { type Annotator, comparableFields, isKnown, type Label, type Labels, LabelsQuery } from '../../../agreement';
import { People } from '../../../people';
import { knownAnswer } from '../../domain/gold';
import { Batches, type TaskBatch } from '../../application/batches';

const BATCH_SIZE = 500;

interface How {
  readonly field?: string | undefined;
  readonly method?: LabelMethod | undefined;
}

/** Labels that the answers to a buyer's own batch result in. */
@Injectable()
export class BatchLabelsQuery {
  constructor(
    private readonly batches: Batches,
    private readonly labels: LabelsQuery,
    private readonly people: People,
  ) {}

  /**
   * Undefined while it is computed. Throws NotFound for another buyer's batch, and InvalidRequest for a field that
   * cannot be compared.
   */
  async of(batchId: Id, buyerId: Id, { field: wanted, method = 'majority' }: How): Promise<BatchLabels | undefined> {
    const batch = ofBuyer(await this.batches.find(batchId), buyerId);
    const fields = comparableFields(batch.template.form);
    const field = wanted === undefined ? fields[0] : fields.find((name) => name === wanted && name !== '');
    if (field === undefined) throw new InvalidRequest([NOT_COMPARABLE]);
    const labels = await this.labels.of({ setId: batchId, buyerId, field, method });
    return labels && new BatchLabels(batch, field, labels, this.batches, this.people);
  }
}

const NOT_COMPARABLE = {
  field: 'field',
  code: 'isIn',
  message: 'The batch has no such field whose answers can be compared: a choice, a scale or a line of text.',
};

/** Labels and annotators of one batch, in pages. */
export class BatchLabels {
  constructor(
    private readonly batch: TaskBatch,
    private readonly field: string,
    private readonly found: Labels,
    private readonly batches: Batches,
    private readonly people: People,
  ) {}

  /** In the order of the file. */
  async labels(cursor: string | undefined, size: number): Promise<Page<WireLabel>> {
    const [after] = decodeCursor(cursor, [0] as const) ?? [0];
    const { rows, next } = toPage(this.found.items(after, size + 1), size, ({ number }) => [number]);
    return { rows: await this.labelsShown(rows), next };
  }

  async *labelFile(): AsyncGenerator<readonly WireLabel[]> {
    for (let after: number | undefined = 0; after !== undefined;) {
      const some: readonly Label[] = this.found.items(after, BATCH_SIZE);
      yield await this.labelsShown(some);
      after = some.length < BATCH_SIZE ? undefined : some.at(-1)?.number;
    }
  }

  /** Most answers first. */
  async annotators(cursor: string | undefined, size: number): Promise<Page<WireAnnotator>> {
    const position = decodeCursor(cursor, [0, ''] as const);
    const isAfterCursor = ({ answers, workerId }: Annotator) =>
      !position || answers < position[0] || (answers === position[0] && workerId > position[1]);
    const some = this.sorted()
      .filter(isAfterCursor)
      .slice(0, size + 1);
    const { rows, next } = toPage(some, size, ({ answers, workerId }) => [answers, workerId]);
    return { rows: await this.annotatorsShown(rows), next };
  }

  async *annotatorFile(): AsyncGenerator<readonly WireAnnotator[]> {
    for (const some of inSlices(this.sorted(), BATCH_SIZE)) yield await this.annotatorsShown(some);
  }

  private sorted(): readonly Annotator[] {
    return [...this.found.annotators].sort(
      (one, other) => other.answers - one.answers || (one.workerId < other.workerId ? -1 : 1),
    );
  }

  private async labelsShown(labels: readonly Label[]): Promise<readonly WireLabel[]> {
    const rows = await this.batches.numbered(
      this.batch.id,
      labels.map(({ number }) => number),
    );
    return labels.flatMap(({ number, label, confidence, answers }) => {
      const row = rows.get(number);
      if (!row) return [];
      const known = this.hasControls ? knownAnswer(this.batch, row) : undefined;
      const missed = answers.filter(({ value }) => known !== undefined && !isKnown(value, known));
      const control = known === undefined ? null : { known, missed: missed.reduce((sum, { count }) => sum + count, 0) };
      return [{ item: { task: row.taskId, line: row.line }, label, confidence: rounded(confidence), answers, control }];
    });
  }

  private async annotatorsShown(annotators: readonly Annotator[]): Promise<readonly WireAnnotator[]> {
    const cards = await this.people.cards(annotators.map(({ workerId }) => workerId));
    const controls = await this.controls();
    return annotators.map(({ workerId, answers, accuracy, from, to }) => ({
      worker: { _id: workerId, name: cards.get(workerId)?.name ?? '', email: cards.get(workerId)?.email ?? '' },
      answers,
      ...{ accuracy: rounded(accuracy), from: rounded(from), to: rounded(to) },
      ...(controls.get(workerId) ?? { controls: 0, missed: 0 }),
    }));
  }

  /** Counts of each worker's answers to control items. */
  private async controls(): Promise<ReadonlyMap<Id, { readonly controls: number; readonly missed: number }>> {
    const counts = new Map<Id, { controls: number; missed: number }>();
    if (!this.hasControls) return counts;
    for (const [number, row] of await this.batches.controls(this.batch.id)) {
      const known = knownAnswer(this.batch, row) ?? '';
      for (const { workerId, value } of this.found.answersTo(number)) {
        const count = counts.get(workerId) ?? { controls: 0, missed: 0 };
        count.controls += 1;
        if (!isKnown(value, known)) count.missed += 1;
        counts.set(workerId, count);
      }
    }
    return counts;
  }

  private get hasControls(): boolean {
    return this.batch.controls > 0 && this.batch.goldField === this.field;
  }
}

/** Rounds to a millionth. */
const rounded = (share: number): number => Math.round(share * 1_000_000) / 1_000_000;
