import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type FastifyInstance } from 'fastify';
import { Config, settingsOf } from '../../config';
import { Database } from '../../platform/database/database';
import { UploadedImages } from '../../platform/http/uploaded-images';
import { BatchJob } from '../../platform/scheduler/job';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { ImageHostStore } from './adapters/out/image-host-store';
import { ImageController } from './adapters/in/image.controller';
import { LocalImageStore } from './adapters/out/local-image-store';
import { ProofUploadController } from './adapters/in/proof-upload.controller';
import { registerChunkParser } from './adapters/in/tus-requests';
import { acceptUploads } from './adapters/in/read-upload';
import { S3ImageStore } from './adapters/out/s3-image-store';
import { SqlProofUploads } from './adapters/out/sql-proof-uploads';
import { SqlProofs } from './adapters/out/sql-proofs';
import { SqlStoredPictures } from './adapters/out/sql-stored-pictures';
import { SharpPictureEncoder } from './adapters/out/sharp-picture-encoder';
import { DeletePictures } from './application/delete-pictures';
import { PurgeUnusedPictures } from './application/purge-unused-pictures';
import { ResumableUploads } from './application/resumable-uploads';
import { ImageSettings } from './application/image-settings';
import { ImageStore, ProofStore } from './application/image-store';
import { StoredUploadedImages } from './application/stored-uploaded-images';
import { PictureEncoder } from './application/picture-encoder';
import { PictureHashes } from './application/picture-hashes';
import { ProofUploads } from './application/proof-uploads';
import { ProofPictures } from './application/proof-pictures';
import { GrantProofAccess } from './application/grant-proof-access';
import { PictureReader } from './application/picture-reader';
import { StorePicture } from './application/store-picture';
import { StoredPictures } from './application/stored-pictures';
import { UploadImage } from './application/upload-image';

@Module({
  imports: [PeopleModule],
  controllers: [ImageController, ProofUploadController],
  providers: [
    UploadImage,
    ResumableUploads,
    PurgeUnusedPictures,
    StorePicture,
    GrantProofAccess,
    PictureReader,
    DeletePictures,
    PictureHashes,
    settingsOf(ImageSettings),
    { provide: PictureEncoder, useFactory: () => new SharpPictureEncoder() },
    { provide: ImageStore, useFactory: imageStoreOf, inject: [Config, Database] },
    { provide: ProofStore, useFactory: proofStoreOf, inject: [Config, ImageStore] },
    { provide: ProofPictures, useClass: SqlProofs },
    { provide: ProofUploads, useClass: SqlProofUploads },
    { provide: StoredPictures, useClass: SqlStoredPictures },
    { provide: UploadedImages, useClass: StoredUploadedImages },
  ],
  exports: [StorePicture, GrantProofAccess, UploadedImages, PictureHashes],
})
export class ImagesModule {
  constructor(
    { httpAdapter }: HttpAdapterHost,
    scheduler: Scheduler,
    uploads: ResumableUploads,
    purgeUnused: PurgeUnusedPictures,
    removalSteps: RemovalSteps,
    deletePictures: DeletePictures,
  ) {
    const server = httpAdapter.getInstance<FastifyInstance>();
    acceptUploads(server);
    registerChunkParser(server);
    // Each may have eight megabytes of chunks, and SQLite has one writer.
    scheduler.add(new BatchJob('forget uploads', 10, (limit) => uploads.purge(limit)));
    scheduler.add(purgeUnused);
    removalSteps.erase(({ id, image }) => deletePictures.execute(id, image));
  }
}

function imageStoreOf({ dataDir, images }: Config, database: Database): ImageStore {
  switch (images.store) {
    case 'local':
      return localStore(dataDir);
    case 's3':
      return new S3ImageStore(images);
    case 'host':
      return new ImageHostStore(images, database);
  }
}

/** An external image host is public, so proof pictures are stored on the local disk. */
function proofStoreOf({ dataDir, images }: Config, store: ImageStore): ProofStore {
  return images.store === 'host' ? localStore(dataDir) : store;
}

const localStore = (dataDir: string) => new LocalImageStore(join(dataDir, 'images'));
