import { type Avatar } from '@kaaj/contract';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

@ResponseSchema('Somebody in a list: without name and picture once they are removed.')
export class AvatarAnswer implements Avatar {
  @ResponseField('Id of the person.')
  readonly _id!: string;

  @ResponseField('Name of the person; empty for somebody who was removed.')
  readonly name!: string;

  @ResponseField('Address of their picture; empty for none.')
  readonly image!: string;
}
