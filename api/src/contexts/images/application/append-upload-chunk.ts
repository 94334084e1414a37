import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { WrongOffset } from '../domain/image.errors';
import { isComplete, type ProofUpload, withChunk } from '../domain/proof-upload';
import { FinishUpload } from './finish-upload';
import { ProofUploads } from './proof-uploads';

interface Chunk {
  readonly ownerId: Id;
  readonly uploadId: Id;
  /** Offset in the file, in bytes. */
  readonly offset: number;
  readonly bytes: Buffer;
  readonly network: string;
}

/**
 * Stores the next chunk of an upload, and creates the picture after the last one. An empty chunk at the end retries a
 * failed creation. Throws NotFound, and the errors of `withPiece` and of FinishUpload.
 */
@Injectable()
export class AppendUploadChunk {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly uploads: ProofUploads,
    private readonly finish: FinishUpload,
  ) {}

  async execute(chunk: Chunk): Promise<ProofUpload> {
    const upload = await this.unitOfWork.run(() => this.store(chunk));
    return isComplete(upload) && upload.picture === null ? this.finish.execute(upload, chunk.network) : upload;
  }

  private async store({ ownerId, uploadId, offset, bytes }: Chunk): Promise<ProofUpload> {
    const upload = await this.uploads.find(uploadId, ownerId);
    if (!upload) throw new NotFound();
    const longer = withChunk(upload, offset, bytes.length, this.clock.now());
    // With concurrent requests for the same chunk, one succeeds.
    if (bytes.length > 0 && !(await this.uploads.append(upload, bytes))) throw new WrongOffset();
    return longer;
  }
}
