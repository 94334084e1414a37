import { type Avatar } from '@kaaj/contract';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

@ResponseSchema('A user in a list; without name and picture once removed.')
export class AvatarAnswer implements Avatar {
  @ResponseField('Id of the person.')
  readonly _id!: string;

  @ResponseField('Name of the user; empty for a removed user.')
  readonly name!: string;

  @ResponseField('URL of the avatar; empty for none.')
  readonly image!: string;
}
