import { useListPayoutAccountsQuery, useRequestWithdrawalMutation } from '@kaaj/api-client';
import { plainAccountNumber, readWholeNumber, type Withdrawal } from '@kaaj/contract';
import { Button, Card, CoinAmount, Form, Money, NumberField, Row, Stack, TextField, useFormat } from '@kaaj/ui';
import {
  untilKnown,
  useCommonMessages,
  useConfirm,
  useOnline,
  usePrices,
  useRefusedFields,
  useSession,
  useToast,
} from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { AccountChoice, ANOTHER } from './account-choice';
import { AccountFields } from './account-fields';
import { mistakesOf, type Wanted } from './wanted';

const NOTHING: Wanted = { coins: '', system: '', account: '' };

const WIRE_NAMES = { coins: 'withdrawalCoin', system: 'paymentSystem', account: 'accountNumber' } as const;

/** `onSent` hears of the request that was made. */
export function WithdrawForm({ onSent }: { onSent: (request: Withdrawal) => void }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const { user } = useSession();
  const { centsOf } = usePrices();
  const [wanted, setWanted] = useState(NOTHING);
  const [checked, setChecked] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const [requestWithdrawal, { isLoading }] = useRequestWithdrawalMutation();
  const confirm = useConfirm();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const available = user?.availableCoin ?? 0;
  /** What is no number counts as 0. */
  const coins = readWholeNumber(wanted.coins).value ?? 0;
  const accounts = useListPayoutAccountsQuery().data?.data ?? [];
  const to = wanted.to ?? (wanted.system || wanted.account ? ANOTHER : (accounts[0]?._id ?? ANOTHER));
  const saved = accounts.find(({ _id }) => _id === to);
  const account = saved?.accountNumberMasked ?? plainAccountNumber(wanted.account);
  const wrong = mistakesOf(wanted, available);
  const error = (name: keyof typeof WIRE_NAMES) => {
    const mistake = checked ? wrong[name] : undefined;
    if (mistake === undefined) return refused[WIRE_NAMES[name]];
    return mistake === 'tooFew' || mistake === 'tooMany' ? t(`withdraw.${mistake}`) : common(`field.${mistake}`);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (asking || isLoading) return undefined;
    setChecked(true);
    clear();
    if (wrong.coins) toast.error(t(wrong.coins === 'tooMany' ? 'withdraw.tooMany' : 'withdraw.tooFew'));
    const system = saved?.paymentSystem ?? wanted.system;
    if (!system || wrong.coins || (!saved && wrong.account)) return undefined;
    const question = {
      title: t('withdraw.question', { coins: format.coins(coins), amount: format.dollars(centsOf(coins)) }),
      text: t('withdraw.questionText', { system: t(`system.${system}`), account }),
      ok: t('withdraw.button'),
    };
    setAsking(true);
    const agreed = await confirm(question);
    setAsking(false);
    if (!agreed) return undefined;
    try {
      const { data } = await untilKnown(() =>
        requestWithdrawal({
          requestWithdrawalBody: {
            withdrawalCoin: coins,
            ...(saved ? { payoutAccountId: saved._id } : { paymentSystem: system, accountNumber: account }),
          },
        }).unwrap(),
      );
      onSent(data);
      setWanted(NOTHING);
      setChecked(false);
      toast.success(t('withdraw.success'));
    } catch (error) {
      refuse(error);
    }
    return undefined;
  };

  return (
    <Card as="section" padding="large" className="withdraw">
      <Stack gap={5}>
        <Balance available={available} held={(user?.coin ?? 0) - available} />
        <Form onSubmit={send}>
          <Stack gap={4}>
            <NumberField
              label={t('withdraw.coins')}
              required
              error={error('coins')}
              hint={t('withdraw.hint')}
              value={wanted.coins}
              onChange={({ target }) => setWanted({ ...wanted, coins: target.value })}
            />
            <TextField label={t('withdraw.amount')} readOnly value={(centsOf(coins) / 100).toFixed(2)} />
            {accounts.length > 0 && (
              <AccountChoice
                accounts={accounts}
                value={saved?._id ?? ANOTHER}
                onChange={(chosen) => setWanted({ ...wanted, to: chosen })}
              />
            )}
            {!saved && (
              <AccountFields
                system={wanted.system}
                account={wanted.account}
                errors={{ system: error('system'), account: error('account') }}
                onSystem={(system) => setWanted({ ...wanted, system })}
                onAccount={(typed) => setWanted({ ...wanted, account: typed })}
              />
            )}
            <Button type="submit" pending={asking || isLoading} disabled={!online}>
              {t('withdraw.button')}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}

function Balance({ available, held }: { available: number; held: number }) {
  const t = useMessages();
  const format = useFormat();
  const { centsOf } = usePrices();
  return (
    <div>
      <Row gap={6} align="end">
        <Stack gap={1}>
          <span>{t('withdraw.available')}</span>
          <CoinAmount coins={available} size="huge" />
        </Stack>
        <Stack gap={1}>
          <span>{t('withdraw.worth')}</span>
          <strong>
            <Money cents={centsOf(available)} inTaka />
          </strong>
        </Stack>
      </Row>
      {held > 0 && <p>{t('withdraw.held', { coins: format.coins(held) })}</p>}
    </div>
  );
}
