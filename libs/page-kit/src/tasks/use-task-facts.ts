import { type TaskDetails } from '@kaaj/contract';
import { type TaskFactsProps } from '../task';
import { usePersonName } from '../persons/use-person-name';
import { usePrices } from '../settings/use-prices';
import { usePlacesLeft } from './use-places-left';
import { useRecordWords } from './use-record-words';
import { useTaskWords } from './use-task-words';

type OwnLabels = Pick<TaskFactsProps['labels'], 'facts' | 'places'>;

/** What `TaskFacts` shows of a task; a page adds what it calls the whole and the places. */
export function useTaskFacts(): (task: TaskDetails, labels: OwnLabels) => TaskFactsProps {
  const { labels: common, paceInFull, terms } = useTaskWords();
  const { ofBuyer } = useRecordWords();
  const personName = usePersonName();
  const placesLeft = usePlacesLeft();
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
