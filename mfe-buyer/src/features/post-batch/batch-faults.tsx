import { type FieldProblem } from '@kaaj/contract';
import { Banner, Button, Row, Stack } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { type Step, STEPS, stepsOfFault } from './steps';
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

interface BatchFaultsProps {
  readonly faults: readonly FieldProblem[];
  readonly current: Step;
  readonly onOpen: (step: Step) => void;
}

/** What is wrong with which lines of a file, and the steps where it can be corrected; nothing was posted. */
export function BatchFaults({ faults, current, onOpen }: BatchFaultsProps) {
  const t = useMessages();
  const faultText = useFaultText();
  if (faults.length === 0) return null;
  const steps = STEPS.filter((step) => step !== current && faults.some((fault) => stepsOfFault(fault).includes(step)));
  return (
    <Banner kind="error" title={t('batch.faults')}>
      <Stack gap={3}>
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
        <Row gap={2}>
          {steps.map((step) => (
            <Button key={step} variant="secondary" onClick={() => onOpen(step)}>
              {t('batch.toStep', { number: STEPS.indexOf(step) + 1, name: t(`batch.step.${step}`) })}
            </Button>
          ))}
        </Row>
      </Stack>
    </Banner>
  );
}
