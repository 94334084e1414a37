import { useChangeOpenSlotsMutation } from '@kaaj/api-client';
import { LIMITS, readWholeNumber, type Task } from '@kaaj/contract';
import { Button, Card, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { Form, InputNumber } from '@kaaj/ui-desk/forms';
import { useSend, useSettings } from '@kaaj/page-kit';
import { toast, useNavigate, useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { feeOf } from '../../shared/task-draft';
import styles from '../../shared/task-form.module.css';

/** More places, or fewer, with what that costs or brings back. */
export function OpenPlaces({ task }: { task: Task }) {
  const t = useMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(format.number(task.requiredWorkers));
  const { send, button } = useSend();
  const [changeOpenSlots] = useChangeOpenSlotsMutation();
  const { user } = useSession();
  const settings = useSettings();
  const { max } = LIMITS.requiredWorkers;
  const placesOf = (typed: string) => readWholeNumber(typed, { max }).value;
  const places = placesOf(wanted);
  const difference = places === undefined ? 0 : (places - task.requiredWorkers) * task.payableAmount;
  // A task that was posted without a fee has none later.
  const percent = task.fee > 0 ? (settings?.feePercent ?? 0) : 0;
  const fee = feeOf(Math.max(0, difference), percent);
  const missing = user ? difference + fee - user.availableCoin : 0;
  const check = (held: { places: string }) => ({
    places: placesOf(held.places) === undefined ? t('task.numberRange', { min: 0, max }) : undefined,
  });
  const meaning = () => {
    if (places === undefined) return undefined;
    if (missing > 0) return <span className="k-field__error">{t('task.short', { coins: missing })}</span>;
    if (difference === 0) return t('slots.same');
    const coins = t(difference > 0 ? 'slots.cost' : 'slots.refund', { coins: Math.abs(difference) });
    return fee > 0 ? `${coins} ${t('task.fee', { coins: fee, percent })}` : coins;
  };

  const sendToShop = () => {
    toast.error(t('task.notEnough'));
    void navigate('/dashboard/purchaseCoin');
    return true;
  };

  const change = () => {
    if (places === undefined || difference === 0) return undefined;
    if (missing > 0) return sendToShop();
    return send(() => changeOpenSlots({ id: task._id, openSlotsBody: { requiredWorkers: places } }).unwrap(), {
      success: t('slots.success'),
      onError: ({ code }) => code === 'wallet/not-enough-coins' && sendToShop(),
    });
  };

  return (
    <Card as="section" padding="large" aria-labelledby="open-places" className={styles.form}>
      <SectionHeading id="open-places" size="small" title={t('slots.title')} lead={t('slots.lead')} />
      <Form
        strict
        values={{ places: wanted }}
        check={check}
        onChange={(_, typed) => setWanted(typed)}
        onFinish={change}
      >
        <Stack gap={4} align="start">
          <Form.Item name="places" label={t('slots.wanted')} extra={<span aria-live="polite">{meaning()}</span>}>
            <InputNumber min={0} max={max} />
          </Form.Item>
          <Button
            type="submit"
            variant="secondary"
            {...button}
            disabled={button.disabled || places === undefined || difference === 0}
          >
            {t('slots.button')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
