import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { WrongOffset } from '../domain/image.errors';
import { isComplete, type ProofUpload, withPiece } from '../domain/proof-upload';
import { FinishUpload } from './finish-upload';
import { ProofUploads } from './proof-uploads';

interface Piece {
  readonly ownerId: Id;
  readonly uploadId: Id;
  /** Where in the file it begins, in bytes. */
  readonly offset: number;
  readonly bytes: Buffer;
  readonly network: string;
}

/**
 * Takes the next piece of an upload, and makes the picture once the last one is here. A piece of no bytes at the end asks for that
 * again, where it failed. Throws NotFound, what `withPiece` throws, and what finishing does.
 */
@Injectable()
export class AppendUploadChunk {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly uploads: ProofUploads,
    private readonly finish: FinishUpload,
  ) {}

  async execute(piece: Piece): Promise<ProofUpload> {
    const upload = await this.unitOfWork.run(() => this.keep(piece));
    return isComplete(upload) && upload.picture === null ? this.finish.execute(upload, piece.network) : upload;
  }

  private async keep({ ownerId, uploadId, offset, bytes }: Piece): Promise<ProofUpload> {
    const upload = await this.uploads.find(uploadId, ownerId);
    if (!upload) throw new NotFound();
    const longer = withPiece(upload, offset, bytes.length, this.clock.now());
    // Of two that bring the same piece at once, one does.
    if (bytes.length > 0 && !(await this.uploads.append(upload, bytes))) throw new WrongOffset();
    return longer;
  }
}
