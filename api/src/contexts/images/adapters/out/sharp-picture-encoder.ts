import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { pictureFormat } from '@kaaj/contract';
import { FairSemaphore, TooBusy } from '../../../../platform/limits/fair-semaphore';
import { type PictureEncoder, type Sender } from '../../application/picture-encoder';
import { HeicPicture, NotAnImage } from '../../domain/image.errors';
import { Decoder } from './decoder';

/** One picture is decoded at a time, which bounds the memory. */
const QUEUE = { atOnce: 1, waiting: 80, perKey: 4, perGroup: 40 };

/** Timeout of decoding and encoding one picture. */
const DECODING_MS = 8_000;
/** Timeout including the wait; the gateway's is a minute. */
const TOTAL_TIMEOUT_MS = 40_000;

@Injectable()
export class SharpPictureEncoder implements PictureEncoder, OnModuleDestroy {
  private readonly turns = new FairSemaphore(QUEUE);
  private readonly decoder: Decoder;

  constructor(private readonly deadlines = { decodingMs: DECODING_MS, wholeMs: TOTAL_TIMEOUT_MS }) {
    this.decoder = new Decoder(deadlines.decodingMs);
  }

  async encode(upload: Buffer, { id, network }: Sender): Promise<Buffer> {
    assertSupportedFormat(upload);
    const stop = new AbortController();
    let late = false;
    const tooLate = pause(this.deadlines.wholeMs, undefined, { signal: stop.signal }).then(() => {
      late = true;
      throw new TooBusy();
    });
    const decode = async () => {
      if (late) throw new TooBusy();
      return this.decoder.encode(upload);
    };
    try {
      return await Promise.race([this.turns.run(decode, { key: id, group: network }), tooLate]);
    } finally {
      stop.abort();
    }
  }

  onModuleDestroy(): void {
    this.decoder.close();
  }
}

/** Checks the format before decoding. */
function assertSupportedFormat(upload: Buffer): void {
  const format = pictureFormat(upload);
  if (format === 'heic') throw new HeicPicture();
  if (format === undefined) throw new NotAnImage();
}
