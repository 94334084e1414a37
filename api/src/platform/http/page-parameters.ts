import { CursorField, SizeField } from './fields';

/** Parameters of a list without filters. */
export class PageParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}
