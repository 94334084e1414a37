import { useChangeOpenSlotsMutation } from '@kaaj/api-client';
import { LIMITS, readWholeNumber, type Task } from '@kaaj/contract';
import { Button, Card, Form, NumberField, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { untilKnown, useNavigate, useOnline, useSession, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import '../../shared/task-form.css';

/** More places, or fewer, with what that costs or brings back. */
export function OpenPlaces({ task }: { task: Task }) {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const online = useOnline();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(String(task.requiredWorkers));
  const [changeOpenSlots, { isLoading }] = useChangeOpenSlotsMutation();
  const { user } = useSession();
  const { max } = LIMITS.requiredWorkers;
  const places = readWholeNumber(wanted, { max }).value;
  const difference = places === undefined ? 0 : (places - task.requiredWorkers) * task.payableAmount;
  const missing = user ? difference - user.availableCoin : 0;
  const mistake = () => {
    if (places === undefined) return t('task.numberRange', { min: format.number(0), max: format.number(max) });
    return missing > 0 ? t('task.short', { coins: format.coins(missing) }) : undefined;
  };
  const meaning = () => {
    if (places === undefined) return undefined;
    if (difference === 0) return t('slots.same');
    return t(difference > 0 ? 'slots.cost' : 'slots.refund', { coins: format.coins(Math.abs(difference)) });
  };

  const sendToShop = () => {
    toast.error(t('task.notEnough'));
    void navigate('/dashboard/purchaseCoin');
  };

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || places === undefined || difference === 0) return undefined;
    if (missing > 0) return sendToShop();
    try {
      await untilKnown(() => changeOpenSlots({ id: task._id, openSlotsBody: { requiredWorkers: places } }).unwrap());
      toast.success(t('slots.success'));
    } catch (error) {
      if ((error as { code?: string }).code !== 'wallet/not-enough-coins') return toast.problem(error);
      sendToShop();
    }
    return undefined;
  };

  return (
    <Card as="section" padding="large" aria-labelledby="open-places" className="task-form">
      <SectionHeading id="open-places" size="small" title={t('slots.title')} lead={t('slots.lead')} />
      <Form onSubmit={change}>
        <Stack gap={4} align="start">
          <NumberField
            label={t('slots.wanted')}
            error={mistake()}
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
      </Form>
    </Card>
  );
}
