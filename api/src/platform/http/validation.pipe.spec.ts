import { type ArgumentMetadata } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import { Expose } from 'class-transformer';
import { type UploadedImages } from './uploaded-images';
import { InvalidRequest } from './request-errors';
import { RequestValidationPipe } from './validation.pipe';
import { deleteRulesAfterwards } from '../../../test/support/own-shapes';

class Sorted {
  @Expose()
  @IsOptional()
  @IsIn(['asc', 'dsc'])
  readonly sort?: string;
}

class Picked {
  @Expose()
  @IsOptional()
  @IsIn(['asc'])
  readonly sort?: string;
}

deleteRulesAfterwards(Sorted, Picked);

describe('a query string', () => {
  const pipe = new RequestValidationPipe({} as UploadedImages);
  const validated = (shape: ArgumentMetadata['metatype'], input: object) =>
    pipe.transform(input, { type: 'query', metatype: shape });

  it('gives the same result each time, without unknown parameters', async () => {
    for (let time = 0; time < 3; time += 1) {
      const query = await validated(Sorted, { sort: 'dsc', role: 'Admin' });
      expect(query).toBeInstanceOf(Sorted);
      expect(query).toEqual({ sort: 'dsc' });
    }
  });

  it('is rejected each time when it is invalid', async () => {
    for (let time = 0; time < 3; time += 1)
      await expect(validated(Sorted, { sort: 'up' })).rejects.toBeInstanceOf(InvalidRequest);
  });

  it('is validated by the rules of its route', async () => {
    expect(await validated(Sorted, { sort: 'dsc' })).toEqual({ sort: 'dsc' });
    await expect(validated(Picked, { sort: 'dsc' })).rejects.toBeInstanceOf(InvalidRequest);
  });
});
