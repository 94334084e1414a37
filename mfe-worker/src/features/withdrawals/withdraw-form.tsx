import { serverNow, useListPayoutAccountsQuery, useRequestWithdrawalMutation } from '@kaaj/api-client';
import { accountNumberError, normalizeAccountNumber, readWholeNumber, type Withdrawal } from '@kaaj/contract';
import { Button, Card, Form, Stack, TextField, useFormat, useCoinValue } from '@kaaj/ui';
import { focusField, useBalance, useMinimumWithdrawal, usePrices, useSend, useSettings } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages';
import { AccountChoice, NEW_ACCOUNT } from './account-choice';
import { AccountFields } from './account-fields';
import { CoinsField } from './coins-field';
import { type WithdrawalRequest, ReviewSheet } from './review-sheet';
import { SaveAccountModal } from './save-account-modal';
import { WithdrawableBalance } from './withdrawable-balance';
import { mistakesOf, type WithdrawalFormValues } from './withdrawal-form-values';
import styles from './withdrawals.module.css';

const NOTHING: WithdrawalFormValues = { coins: '', system: '', account: '' };

/** Dollars as the form's field has them, which names their sign in its label. */
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const HOUR_MS = 3_600_000;

const WIRE_NAMES = { coins: 'withdrawalCoin', system: 'paymentSystem', account: 'accountNumber' } as const;
/** In their order on the page. */
const FIELDS = ['coins', 'system', 'account'] as const;

/** `onSent` is called with the created request. */
export function WithdrawForm({ onSent }: { onSent: (request: Withdrawal) => void }) {
  const t = useMessages();
  const { centsOf } = usePrices();
  const worth = useCoinValue();
  const format = useFormat();
  const { available } = useBalance();
  const minimum = useMinimumWithdrawal();
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(NOTHING);
  const [checked, setChecked] = useState(false);
  const [numberLeft, setNumberLeft] = useState(false);
  const { send, fieldErrors: refused, clear, button } = useSend();
  const [requestWithdrawal] = useRequestWithdrawalMutation();
  const [asked, setAsked] = useState<WithdrawalRequest>();
  const [adding, setAdding] = useState(false);
  /** What is no number counts as 0. */
  const coins = readWholeNumber(wanted.coins).value ?? 0;
  const accounts = useListPayoutAccountsQuery().data?.data ?? [];
  const to = wanted.to ?? (wanted.system || wanted.account ? NEW_ACCOUNT : (accounts[0]?._id ?? NEW_ACCOUNT));
  const saved = accounts.find(({ _id }) => _id === to);
  const account = saved?.accountNumberMasked ?? normalizeAccountNumber(wanted.account, wanted.system);
  const settings = useSettings();
  /** The latest arrival of the money, by the promised times of decision and payout. */
  const by =
    settings &&
    Math.max(
      serverNow() + (settings.decisionHours + settings.fair.payoutHours) * HOUR_MS,
      Date.parse(saved?.payableFrom ?? '') || 0,
    );
  const wrong = mistakesOf(wanted, available, minimum);
  const typingError = errorWhileTyping(wanted, numberLeft);
  const error = (name: keyof typeof WIRE_NAMES) => {
    const mistake = checked ? wrong[name] : name === 'account' ? typingError : undefined;
    if (mistake === undefined) return refused[WIRE_NAMES[name]];
    return mistake === 'tooFew' || mistake === 'tooMany'
      ? t(`withdraw.${mistake}`, { minimum })
      : t(`field.${mistake}`);
  };

  const review = () => {
    if (asked || button.pending) return;
    setChecked(true);
    clear();
    if (wrong.coins) toast.error(t(wrong.coins === 'tooMany' ? 'withdraw.tooMany' : 'withdraw.tooFew', { minimum }));
    const system = saved?.paymentSystem ?? wanted.system;
    const first = FIELDS.find((field) => wrong[field] && (field === 'coins' || !saved));
    if (!system || first) return focusField(form.current, first && WIRE_NAMES[first]);
    setAsked({ coins, system, account, payoutAccountId: saved?._id, payableFrom: saved?.payableFrom ?? null });
  };

  const answer = async (yes: boolean) => {
    setAsked(undefined);
    if (!yes || !asked) return;
    const requestWithdrawalBody = {
      withdrawalCoin: asked.coins,
      ...(asked.payoutAccountId
        ? { payoutAccountId: asked.payoutAccountId }
        : { paymentSystem: asked.system, accountNumber: asked.account }),
    };
    await send(() => requestWithdrawal({ requestWithdrawalBody }).unwrap(), {
      form: form.current,
      success: t('withdraw.success'),
      onSuccess: ({ data }) => {
        onSent(data);
        setWanted(NOTHING);
        setChecked(false);
        setNumberLeft(false);
      },
    });
  };

  return (
    <Card as="section" padding="large" aria-label={t('withdraw.heading')}>
      <Form ref={form} className={styles.columns} onSubmit={review}>
        <Stack gap={4}>
          <WithdrawableBalance />
          <CoinsField
            value={wanted.coins}
            available={available}
            error={error('coins')}
            onChange={(typed) => setWanted({ ...wanted, coins: typed })}
          />
          <TextField label={t('withdraw.amount')} readOnly value={format.number(centsOf(coins) / 100, TWO_DECIMALS)} />
        </Stack>
        <AccountChoice
          accounts={accounts}
          value={saved?._id ?? NEW_ACCOUNT}
          onChange={(chosen) => setWanted({ ...wanted, to: chosen })}
          onAdd={() => setAdding(true)}
        >
          {!saved && (
            <AccountFields
              system={wanted.system}
              account={wanted.account}
              errors={{ system: error('system'), account: error('account') }}
              onSystem={(system) => setWanted({ ...wanted, system })}
              onAccount={(typed) => setWanted({ ...wanted, account: typed })}
              onLeave={() => setNumberLeft(true)}
            />
          )}
        </AccountChoice>
        <Stack gap={2}>
          {!wrong.coins && by !== undefined && (
            <p>
              <strong>{t('withdraw.youGet', { worth: worth(centsOf(coins)), day: format.shortDay(by) })}</strong>
            </p>
          )}
          <Button type="submit" block pending={asked !== undefined || button.pending} disabled={button.disabled}>
            {t('withdraw.button')}
          </Button>
        </Stack>
      </Form>
      <SaveAccountModal open={adding} onClose={() => setAdding(false)} />
      {asked && <ReviewSheet asked={asked} left={available - asked.coins} onAnswer={(yes) => void answer(yes)} />}
    </Card>
  );
}

/** Prefixes of mobile numbers, with or without the country code. */
const BEGINNING = /^(?:\+|00?|(?:\+|00)?8{1,2}|(?:\+|00)?880{0,2}(?:1\d{0,9})?|01\d{0,9})$/;

/** Validation of the number before submission: after blur, or once no further input can make it valid. */
function errorWhileTyping({ system, account }: WithdrawalFormValues, left: boolean) {
  const plain = normalizeAccountNumber(account, system);
  if (!system || plain === '') return undefined;
  const mistake = accountNumberError(system, plain);
  const cannotBecomeValid = mistake === 'mobileAccount' && !BEGINNING.test(plain);
  return left || cannotBecomeValid ? mistake : undefined;
}
