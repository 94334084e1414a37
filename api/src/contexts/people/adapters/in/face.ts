import { type Face } from '@kaaj/contract';
import { Shape, Shown } from '../../../../platform/http/shown';

/** Somebody in a list. */
@Shape('Somebody in a list: without name and picture once they are removed.')
export class FaceAnswer implements Face {
  @Shown('Id of the person.')
  readonly _id!: string;

  @Shown('Name of the person; empty for somebody who was removed.')
  readonly name!: string;

  @Shown('Address of their picture; empty for none.')
  readonly image!: string;
}
