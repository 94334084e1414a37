import { useState } from 'react';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Grid,
  Loading,
  PageHeading,
  PlusIcon,
  Row,
  SearchIcon,
  Section,
  SelectField,
  Stack,
  SwitchField,
  TaskCard,
  TextField,
} from '../../src';
import { TaskCardSkeleton } from '../../src/components/task-card';
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
            <Grid as="ul" min={250} max={4}>
              {[250, 100, 40].map((coins, index) => (
                <li key={coins}>
                  <TaskCard
                    task={{
                      title: index === 1 ? t.task2 : t.task,
                      buyer: { name: t.buyerName },
                      completionDate: '2026-12-04',
                      payableAmount: coins,
                      requiredWorkers: index === 2 ? 0 : 12,
                    }}
                    labels={t.taskLabels}
                    link={
                      <ButtonLink href="#" variant="secondary" block>
                        {t.view}
                      </ButtonLink>
                    }
                    badge={index === 2 ? <Badge tone="warn">{t.pending}</Badge> : undefined}
                  />
                </li>
              ))}
              <li>
                <Loading>
                  <TaskCardSkeleton />
                </Loading>
              </li>
            </Grid>
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
