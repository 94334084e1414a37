import { Injectable } from '@nestjs/common';
import { type TransferProof } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { TransferReader } from '../../wallet';
import { BLOCK } from '../domain/block';
import { canonicalRow, leafOf, saltOf } from '../domain/leaf';
import { pathOf } from '../domain/merkle';
import { BookKeys } from './book-keys';
import { Chain } from './chain';

/**
 * Proves to a person that their transfer is in the books. The cost is logarithmic in the number of transfers of the
 * day.
 */
@Injectable()
export class ProveTransfer {
  constructor(
    private readonly chain: Chain,
    private readonly movements: TransferReader,
    private readonly keys: BookKeys,
  ) {}

  /** Throws NotFound for another person's transfer, or one whose day is not closed yet. */
  async execute(transferId: Id, personId: Id): Promise<TransferProof> {
    const movement = found(await this.movements.ofPerson(transferId, personId));
    const signedEntry = found(await this.chain.dayOf(transferId));
    const block = found(await this.chain.blockOf(signedEntry.number, transferId));
    const [previous] =
      block.block === 0
        ? await this.chain.before(signedEntry.number, 1)
        : await this.chain.blocks(signedEntry.number, block.block - 2, 1);
    const rows = await this.movements.page(previous?.last ?? '', BLOCK, block.last);
    const saltSecret = await this.keys.saltSecret();
    const within = rows.findIndex(({ id }) => id === transferId);
    const leaves = rows.map((row) => leafOf(row, saltSecret));
    const blocks = (await this.chain.blockHashes(signedEntry.number)).map((hash) => Buffer.from(hash, 'hex'));
    return {
      number: signedEntry.number,
      day: signedEntry.day,
      row: canonicalRow(movement),
      salt: saltOf(transferId, saltSecret).toString('hex'),
      index: block.block * BLOCK + within,
      path: [...pathOf(within, leaves), ...pathOf(block.block, blocks)].map((hash) => hash.toString('hex')),
    };
  }
}
