import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  PageHeading,
  Row,
  Section,
  SelectField,
  Stack,
  SwitchField,
  TextField,
} from '../../src';
import { PlusIcon, SearchIcon } from '../../src/icons/icons';
import TaskCards from '../../../page-kit/src/task/task-card.examples';
import { useWords } from '../use-words';
import { Bar } from './bar';

export default function TasksPage() {
  const t = useWords();
  const [sort, setSort] = useState('dsc');
  return (
    <>
      <Bar />
      <Section as="main">
        <Container>
          <Stack gap={6}>
            <PageHeading title={t.heading} lead={t.lead} actions={<Button icon={<PlusIcon />}>{t.add}</Button>} />
            <Row justify="between" align="end">
              <TextField label={t.title} icon={<SearchIcon />} placeholder={t.task2} />
              <Row>
                <SwitchField label={t.openOnly} defaultChecked />
                <SelectField
                  label={t.sort}
                  hideLabel
                  value={sort}
                  onChange={(event) => setSort(event.target.value)}
                  options={[
                    { value: 'dsc', label: t.high },
                    { value: 'asc', label: t.low },
                  ]}
                />
              </Row>
            </Row>
            <TaskCards />
            <Card padding="none">
              <EmptyState
                drawing="no-tasks"
                title={t.noTasks}
                text={t.noTasksText}
                level={2}
                action={<ButtonLink href="#">{t.add}</ButtonLink>}
              />
            </Card>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
