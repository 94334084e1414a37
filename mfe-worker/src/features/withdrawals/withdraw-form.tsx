import { useRequestWithdrawalMutation } from '@kaaj/api-client';
import { centsOfCoins, MINIMUM_WITHDRAWAL_COINS, PAYMENT_SYSTEMS, type PaymentSystem } from '@kaaj/contract';
import { Button, Card, CoinAmount, Money, NumberField, Row, SelectField, Stack, TextField, useFormat } from '@kaaj/ui';
import { useCommonMessages, useOnline, useRefusedFields, useSession, useToast, untilKnown } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';

interface Wanted {
  readonly coins: string;
  readonly system: string;
  readonly account: string;
}

const NOTHING: Wanted = { coins: '', system: '', account: '' };

/** What was typed as whole coins; anything that is no number counts as 0. */
function coinsOf(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
}

export function WithdrawForm() {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const { user } = useSession();
  const [wanted, setWanted] = useState(NOTHING);
  const [checked, setChecked] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const [requestWithdrawal, { isLoading }] = useRequestWithdrawalMutation();
  const available = user?.availableCoin ?? 0;
  const coins = coinsOf(wanted.coins);
  const missing = (value: string) => (checked && value.trim() === '' ? common('field.required') : undefined);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setChecked(true);
    clear();
    if (coins < MINIMUM_WITHDRAWAL_COINS) return toast.error(t('withdraw.tooFew'));
    if (coins > available) return toast.error(t('withdraw.tooMany'));
    if (!wanted.system || !wanted.account.trim()) return undefined;
    try {
      await untilKnown(() =>
        requestWithdrawal({
          requestWithdrawalBody: {
            withdrawalCoin: coins,
            paymentSystem: wanted.system as PaymentSystem,
            accountNumber: wanted.account.trim(),
          },
        }).unwrap(),
      );
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
        <form onSubmit={send} noValidate>
          <Stack gap={4}>
            <NumberField
              label={t('withdraw.coins')}
              min={0}
              step={1}
              required
              error={refused['withdrawalCoin']}
              hint={t('withdraw.hint')}
              value={wanted.coins}
              onChange={({ target }) => setWanted({ ...wanted, coins: target.value })}
            />
            <TextField label={t('withdraw.amount')} readOnly value={(centsOfCoins(coins) / 100).toFixed(2)} />
            <SelectField
              label={t('withdraw.system')}
              placeholder={t('withdraw.systemPlaceholder')}
              required
              error={missing(wanted.system) ?? refused['paymentSystem']}
              options={PAYMENT_SYSTEMS.map((system) => ({ value: system, label: t(`system.${system}`) }))}
              value={wanted.system}
              onChange={({ target }) => setWanted({ ...wanted, system: target.value })}
            />
            <TextField
              label={t('withdraw.account')}
              required
              autoComplete="off"
              maxLength={64}
              hint={t('withdraw.accountHint')}
              error={missing(wanted.account) ?? refused['accountNumber']}
              value={wanted.account}
              onChange={({ target }) => setWanted({ ...wanted, account: target.value })}
            />
            <Button type="submit" pending={isLoading} disabled={!online}>
              {t('withdraw.button')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}

function Balance({ available, held }: { available: number; held: number }) {
  const t = useMessages();
  const format = useFormat();
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
            <Money cents={centsOfCoins(available)} />
          </strong>
        </Stack>
      </Row>
      {held > 0 && <p>{t('withdraw.held', { coins: format.coins(held) })}</p>}
    </div>
  );
}
