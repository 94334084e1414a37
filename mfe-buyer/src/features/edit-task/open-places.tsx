import { useChangeOpenSlotsMutation } from '@kaaj/api-client';
import { LIMITS, type Task } from '@kaaj/contract';
import { Button, Card, NumberField, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { useNavigate, useOnline, useToast, untilKnown } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';

/** More places, or fewer, with what that costs or brings back. */
export function OpenPlaces({ task }: { task: Task }) {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const online = useOnline();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(String(task.requiredWorkers));
  const [changeOpenSlots, { isLoading }] = useChangeOpenSlotsMutation();
  const { max } = LIMITS.requiredWorkers;
  const places = /^\d{1,5}$/.test(wanted) && Number(wanted) <= max ? Number(wanted) : undefined;
  const difference = places === undefined ? 0 : (places - task.requiredWorkers) * task.payableAmount;
  const meaning = () => {
    if (places === undefined) return t('task.numberRange', { min: format.number(0), max: format.number(max) });
    if (difference === 0) return t('slots.same');
    return t(difference > 0 ? 'slots.cost' : 'slots.refund', { coins: format.coins(Math.abs(difference)) });
  };

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || places === undefined || difference === 0) return;
    try {
      await untilKnown(() => changeOpenSlots({ id: task._id, openSlotsBody: { requiredWorkers: places } }).unwrap());
      toast.success(t('slots.success'));
    } catch (error) {
      if ((error as { code?: string }).code !== 'wallet/not-enough-coins') return toast.problem(error);
      toast.error(t('task.notEnough'));
      void navigate('/dashboard/purchaseCoin');
    }
    return undefined;
  };

  return (
    <Card as="section" padding="large" aria-labelledby="open-places">
      <SectionHeading id="open-places" size="small" title={t('slots.title')} lead={t('slots.lead')} />
      <form onSubmit={change} noValidate>
        <Stack gap={4} align="start">
          <NumberField
            label={t('slots.wanted')}
            min={0}
            max={max}
            value={wanted}
            hint={<span aria-live="polite">{meaning()}</span>}
            onChange={({ target }) => setWanted(target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            pending={isLoading}
            disabled={!online || places === undefined || difference === 0}
          >
            {t('slots.button')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
