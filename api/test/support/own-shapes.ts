import { getMetadataStorage } from 'class-validator';

/** Deletes the rules of a spec's own classes after its tests: other files of this process read those of all classes. */
export function deleteRulesAfterwards(...shapes: readonly object[]): void {
  afterAll(() => {
    const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<object, unknown> };
    for (const shape of shapes) validationMetadatas.delete(shape);
  });
}
