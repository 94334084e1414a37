import { coins } from '../../../kernel/coins';
import { newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { assertAllowed, assertDecided, decide, requireOwned, request, type Withdrawal } from './withdrawal';
import { AlreadyDecided, BelowMinimum } from './cash-out.errors';

const workerId = newId();
const account = { paymentSystem: 'bkash' as const, accountNumber: '01712345678' };
const input = { workerId, coins: coins(200), ...account, payableFrom: 0, coinsPerDollar: 20 };
const pending = request(input, newId(), 1_000);

describe('a withdrawal', () => {
  it('converts 20 coins to a dollar and shows only the end of the account number', () => {
    expect(pending).toMatchObject({ coins: 200, cents: 1000, status: 'pending', askedAt: 1_000, decidedAt: 0 });
    expect(pending.accountNumberMasked).toBe('••••78');
    expect(JSON.stringify(pending)).not.toContain(input.accountNumber);
  });

  it('names the time from which the payout may leave when that is in the future', () => {
    expect(request({ ...input, payableFrom: 1_001 }, newId(), 1_000).payableFrom).toBe(1_001);
    expect(request({ ...input, payableFrom: 1_000 }, newId(), 1_000).payableFrom).toBeNull();
  });

  it('is worth its coins at the rate of its day', () => {
    expect(request({ ...input, coinsPerDollar: 50 }, newId(), 1_000).cents).toBe(400);
  });

  it('is rejected below the minimum, also where the balance is lower', () => {
    const state = { minimum: 200, spendable: 100, pending: 0, most: 1 };
    expect(() => assertAllowed(coins(199), state)).toThrow(BelowMinimum);
    expect(() => assertAllowed(coins(199), state)).toThrow('Withdrawing less than 200 coins.');
  });

  it('is returned to its owner, and to callers that require no owner', () => {
    expect(requireOwned(pending, workerId)).toBe(pending);
    expect(requireOwned(pending)).toBe(pending);
    expect(() => requireOwned(pending, newId())).toThrow(NotFound);
    expect(() => requireOwned(undefined)).toThrow(NotFound);
  });

  it('accepts the same decision a second time, and rejects another one', () => {
    const rejected = decide(pending, 'rejected', 'Admin', 2_000);
    expect(rejected).toEqual({ ...pending, status: 'rejected', decidedAt: 2_000 });
    expect(() => assertDecided(rejected, 'rejected')).not.toThrow();
    expect(() => assertDecided(rejected, 'cancelled')).toThrow(AlreadyDecided);
    expect(() => assertDecided(undefined, 'rejected')).toThrow(AlreadyDecided);
  });

  it('is decided once, by the permitted roles', () => {
    const cancelled = decide(pending, 'cancelled', 'worker', 2_000) as Withdrawal;
    expect(cancelled.status).toBe('cancelled');
    expect(decide(cancelled, 'accepted', 'Admin', 3_000)).toBeUndefined();
    expect(decide(cancelled, 'cancelled', 'removal', 3_000)).toBeUndefined();
    // @ts-expect-error a worker who pays themselves out
    expect(decide(pending, 'accepted', 'worker', 2_000)).toBeUndefined();
  });
});
