import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { constantTimeEqual } from '../../../kernel/secrets';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ANY_CODE, filledLink, LinkSecrets, SIGNED_CODE, type TaskOffer, TaskSlots } from '../../tasks';
import { type Claim } from '../domain/claim';
import { ClaimNeeded } from '../domain/claim.errors';
import { CodeWrong, TooManyCodes } from '../domain/submission.errors';
import { Claims } from './claims';
import { LinkStore } from './link-store';

/** After this many wrong codes of a worker for a task no more are checked. */
const MAX_WRONG_CODES = 10;

const LENGTH = 10;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** The code of a submission: the first ten characters of the HMAC-SHA256 of its id in base 32 (RFC 4648). */
function signedCode(secret: string, submissionId: Id): string {
  const bytes = createHmac('sha256', secret).update(submissionId).digest();
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: LENGTH }, (_, index) =>
    BASE32.charAt(parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2)),
  ).join('');
}

/** Tasks that are done on another site: the URL that a worker opens, and the completion code that the site shows. */
@Injectable()
export class CompletionCodes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: TaskSlots,
    private readonly secrets: LinkSecrets,
    private readonly claims: Claims,
    private readonly store: LinkStore,
  ) {}

  /** The URL for the holder of this claim, as a part of a response; empty for tasks without a link. */
  async linkOf(claim: Claim): Promise<{ readonly link?: { readonly url: string } }> {
    const { taskId, buyerId, workerId, submissionId } = claim;
    if (submissionId === null) return {};
    const [offer, worker] = await Promise.all([this.tasks.offer(taskId), this.store.alias(buyerId, workerId)]);
    if (!offer?.link) return {};
    return { link: { url: filledLink(offer.link, { worker, task: taskId, submission: submissionId }) } };
  }

  /**
   * Counts a wrong code before work is sent. In its own unit of work, since the rejected submission's rollback would
   * revert the count. Throws CodeWrong or TooManyCodes.
   */
  async countAttempt(taskId: Id, workerId: Id, code: string): Promise<void> {
    const [offer, claim] = await Promise.all([this.tasks.offer(taskId), this.claims.live(taskId, workerId)]);
    if (!offer?.link || !claim) return;
    const fits = await this.unitOfWork.run(async () => {
      // Counted first, which locks the row: concurrent requests cannot check more codes than allowed.
      const tried = await this.store.count(taskId, workerId, 1);
      const right = tried <= MAX_WRONG_CODES && (await this.fits(offer, claim, code));
      if (right || tried > MAX_WRONG_CODES) await this.store.count(taskId, workerId, -1);
      return tried > MAX_WRONG_CODES ? undefined : right;
    });
    if (fits === undefined) throw new TooManyCodes();
    if (!fits) throw new CodeWrong();
  }

  /** Inside the submission's unit of work. Throws ClaimNeeded or CodeWrong. */
  async assertRight(offer: TaskOffer, claim: Claim | undefined, code: string | undefined): Promise<void> {
    if (!offer.link) return;
    if (!claim) throw new ClaimNeeded();
    if (!(await this.fits(offer, claim, code ?? ''))) throw new CodeWrong();
  }

  private async fits({ taskId, batchId, link }: TaskOffer, { submissionId }: Claim, code: string): Promise<boolean> {
    const sent = code.trim();
    if (!link || sent === '') return false;
    if (link.code === ANY_CODE) return true;
    if (link.code !== SIGNED_CODE) return constantTimeEqual(link.code, sent);
    const secret = await this.secrets.of(batchId ?? taskId);
    if (secret === undefined || submissionId === null) return false;
    return constantTimeEqual(signedCode(secret, submissionId), sent.toUpperCase());
  }
}
