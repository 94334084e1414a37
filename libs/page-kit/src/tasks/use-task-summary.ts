import { type TaskDetails } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { type TaskSummaryProps } from '../task';
import { usePersonName } from '../persons/use-person-name';
import { usePrices } from '../settings/use-prices';
import { useSettings } from '../settings/use-settings';
import { useOpenSlotsText } from './use-open-slots-text';
import { useReputationText } from './use-reputation-text';
import { useTaskText } from './use-task-text';

type OwnLabels = Pick<TaskSummaryProps['labels'], 'facts' | 'places'>;

/** What `TaskSummary` shows of a task; a page adds what it calls the whole and the places. */
export function useTaskSummary(): (task: TaskDetails, labels: OwnLabels) => TaskSummaryProps {
  const words = useCommonMessages();
  const { zone } = useFormat();
  const timeZone = useSettings()?.timeZone;
  const { labels: common, paceInFull, terms } = useTaskText();
  const { ofBuyer } = useReputationText();
  const personName = usePersonName();
  const placesLeft = useOpenSlotsText();
  const { centsOf } = usePrices();
  return (task, labels) => ({
    task: { ...task, buyer: { ...task.buyer, name: personName(task.buyer.name) } },
    placesLeft: placesLeft(task),
    closes: task.closesAt ? zone() : timeZone && words('task.dayEnds', { zone: zone(timeZone) }),
    cents: centsOf(task.payableAmount),
    pace: paceInFull(task),
    more: terms(task),
    record: task.buyerRecord ? ofBuyer(task.buyerRecord) : [],
    labels: { ...common, ...labels },
  });
}
