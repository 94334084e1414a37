import { type ArgumentMetadata } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import { Expose } from 'class-transformer';
import { type UploadedImages } from './uploaded-images';
import { InvalidRequest } from './request-errors';
import { RequestValidationPipe } from './validation.pipe';

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

describe('a query string', () => {
  const pipe = new RequestValidationPipe({} as UploadedImages);
  const asked = (shape: ArgumentMetadata['metatype'], words: object) =>
    pipe.transform(words, { type: 'query', metatype: shape });

  it('gives the same result each time, without unknown parameters', async () => {
    for (let time = 0; time < 3; time += 1) {
      const query = await asked(Sorted, { sort: 'dsc', role: 'Admin' });
      expect(query).toBeInstanceOf(Sorted);
      expect(query).toEqual({ sort: 'dsc' });
    }
  });

  it('is rejected each time when it is invalid', async () => {
    for (let time = 0; time < 3; time += 1)
      await expect(asked(Sorted, { sort: 'up' })).rejects.toBeInstanceOf(InvalidRequest);
  });

  it('is validated by the rules of its route', async () => {
    expect(await asked(Sorted, { sort: 'dsc' })).toEqual({ sort: 'dsc' });
    await expect(asked(Picked, { sort: 'dsc' })).rejects.toBeInstanceOf(InvalidRequest);
  });
});
