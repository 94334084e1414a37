import { type FieldProblem } from '@kaaj/contract';
import { Banner } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { useFaultText } from './use-fault-text';

/** What the form calls these; any other name is that of a column in the file. */
const OF_FORM = {
  rows: 'batch.wholeLine',
  title: 'task.title',
  taskDetail: 'task.detail',
  gold: 'batch.gold',
  'link.url': 'link.url',
} as const;
const isOfForm = (field: string): field is keyof typeof OF_FORM => field in OF_FORM;

/** What is wrong with which lines of a file; nothing was posted. */
export function BatchFaults({ faults }: { readonly faults: readonly FieldProblem[] }) {
  const t = useMessages();
  const faultText = useFaultText();
  if (faults.length === 0) return null;
  return (
    <Banner kind="error" title={t('batch.faults')}>
      <ul>
        {faults.map((fault, index) => (
          <li key={index}>
            {t('batch.fault', {
              line: fault.line ?? 1,
              field: isOfForm(fault.field) ? t(OF_FORM[fault.field]) : fault.field,
              text: faultText(fault),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
