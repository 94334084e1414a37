import { type TaskDetails } from '@kaaj/contract';
import { type TaskFactsProps } from '../task';
import { usePersonName } from '../persons/use-person-name';
import { usePrices } from '../settings/use-prices';
import { useOpenSlotsText } from './use-open-slots-text';
import { useReputationText } from './use-reputation-text';
import { useTaskText } from './use-task-text';

type OwnLabels = Pick<TaskFactsProps['labels'], 'facts' | 'places'>;

/** What `TaskFacts` shows of a task; a page adds what it calls the whole and the places. */
export function useTaskFacts(): (task: TaskDetails, labels: OwnLabels) => TaskFactsProps {
  const { labels: common, paceInFull, terms } = useTaskText();
  const { ofBuyer } = useReputationText();
  const personName = usePersonName();
  const placesLeft = useOpenSlotsText();
  const { centsOf } = usePrices();
  return (task, labels) => ({
    task: { ...task, buyer: { ...task.buyer, name: personName(task.buyer.name) } },
    placesLeft: placesLeft(task),
    cents: centsOf(task.payableAmount),
    pace: paceInFull(task),
    more: terms(task),
    record: task.buyerRecord ? ofBuyer(task.buyerRecord) : [],
    labels: { ...common, ...labels },
  });
}
