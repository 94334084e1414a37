import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Accordion,
  Avatar,
  Badge,
  Banner,
  Button,
  ButtonLink,
  BellIcon,
  Card,
  CoinAmount,
  Container,
  EmptyDrawing,
  EmptyState,
  ErrorState,
  Grid,
  HeroDrawing,
  IconButton,
  ImagePicker,
  LanguageIcon,
  Loading,
  Logo,
  Money,
  MoonIcon,
  PageHeading,
  NumberField,
  PasswordField,
  PlusIcon,
  Row,
  SearchIcon,
  Section,
  SectionHeading,
  Segments,
  SelectField,
  SkeletonRows,
  Stack,
  Stat,
  StatRow,
  StatusBadge,
  StepDrawing,
  SwitchField,
  TaskCard,
  TasksIcon,
  TextAreaField,
  TextField,
  TrashIcon,
  UiSettingsProvider,
  useFormat,
  UsersIcon,
  WalletIcon,
  type EmptyDrawingName,
  type HeroDrawingName,
  type Language,
  type StepDrawingName,
  type ThemeName,
  type Toast,
  Toasts,
} from '../src';
import * as icons from '../src/icons/icons';
import { UiRoot, useUi } from '../../ui-desk/src';
import { AreaChart, BarChart, LineChart } from '../src/charts';
import { Carousel } from '../src/carousel';
import { TaskCardSkeleton } from '../src/components/task-card';
import { Facts, Modal, Pagination, StepList, Table } from '../src/data';
import { words } from './words';

const query = new URLSearchParams(location.search);
const theme = (query.get('theme') ?? 'light') as ThemeName;
const language = (query.get('lang') ?? 'en') as Language;
const part = query.get('part') ?? 'home';
const t = words[language];
document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

const labels = {
  buyer: t.buyer,
  completionDate: t.completionDate,
  payableAmount: t.payableAmount,
  requiredWorkers: t.requiredWorkers,
};
const details = (
  <ButtonLink href="#" variant="secondary" block>
    {t.view}
  </ButtonLink>
);

function Bar() {
  return (
    <header style={{ background: 'var(--k-surface)', borderBottom: '1px solid var(--k-line)' }}>
      <Container>
        <Row justify="between" className="gallery-bar">
          <Logo name={t.name} href="#" />
          <Row gap={1}>
            <CoinAmount coins={1250} />
            <IconButton label={t.notification} icon={<BellIcon />} badge={useFormat().number(3)} />
            <IconButton label="BN" icon={<LanguageIcon />} />
            <IconButton label="theme" icon={<MoonIcon />} />
            <Avatar name={t.buyerName} />
          </Row>
        </Row>
      </Container>
    </header>
  );
}

function Home() {
  const steps: StepDrawingName[] = ['find', 'do', 'earn', 'post', 'review', 'pay'];
  const slides: HeroDrawingName[] = ['slide1', 'slide2', 'slide3'];
  return (
    <>
      <Bar />
      <main>
        <Section>
          <Container>
            <Carousel label={t.heading} slideLabel={(n, all) => `${n} / ${all}`}>
              {slides.map((name, index) => (
                <div key={name}>
                  <Grid min={300} max={2} gap={7} align="center">
                    <Stack gap={5} align="start">
                      <h1 style={{ fontSize: 'var(--k-type-hero)' }}>{t.slides[index]}</h1>
                      <p className="k-lead">{t.slideText}</p>
                      <Row>
                        <ButtonLink href="#" size="large">
                          {t.add}
                        </ButtonLink>
                        <ButtonLink href="#" size="large" variant="ghost">
                          {t.view}
                        </ButtonLink>
                      </Row>
                    </Stack>
                    <HeroDrawing name={name} />
                  </Grid>
                </div>
              ))}
            </Carousel>
          </Container>
        </Section>
        <Section tone="sunken">
          <Container>
            <Stack gap={7}>
              <SectionHeading title={t.kicker} lead={t.lead} />
              <Grid min={220} max={3}>
                {steps.map((name, index) => (
                  <Card key={name} tone="flat">
                    <Stack gap={3} align="start">
                      <StepDrawing name={name} />
                      <h3>{t.steps[index]}</h3>
                      <p className="k-muted">{t.slideText}</p>
                    </Stack>
                  </Card>
                ))}
              </Grid>
            </Stack>
          </Container>
        </Section>
        <Section>
          <Container>
            <Stack gap={6}>
              <SectionHeading title={t.buy} align="center" />
              <Grid min={220} max={4}>
                {[10, 150, 500, 1000].map((coins, index) => (
                  <Card key={coins} tone={index === 2 ? 'accent' : 'raised'}>
                    <Stack gap={4} align="start">
                      <CoinAmount coins={coins} size="huge" />
                      <Money cents={[100, 1000, 2000, 3500][index] ?? 0} className="k-lead" />
                      <ButtonLink href="#" block variant={index === 2 ? 'primary' : 'secondary'}>
                        {t.buy}
                      </ButtonLink>
                    </Stack>
                  </Card>
                ))}
              </Grid>
            </Stack>
          </Container>
        </Section>
        <Section tone="accent">
          <Container>
            <Carousel label={t.kicker} slideLabel={(n, all) => `${n} / ${all}`} perView={[1, 2, 3]}>
              {Array.from({ length: 5 }, (_, index) => (
                <Card key={index}>
                  <Stack gap={3}>
                    <Row>
                      <Avatar name={`${t.buyerName} ${index}`} size={48} />
                      <strong>{t.buyerName}</strong>
                    </Row>
                    <p>{t.answer}</p>
                  </Stack>
                </Card>
              ))}
            </Carousel>
          </Container>
        </Section>
        <Section>
          <Container width="medium">
            <Stack gap={6}>
              <SectionHeading title={t.question} />
              <Accordion
                name="faq"
                openId="one"
                items={['one', 'two', 'three'].map((id) => ({ id, title: t.question, content: t.answer }))}
              />
            </Stack>
          </Container>
        </Section>
      </main>
    </>
  );
}

function Tasks() {
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
                    labels={labels}
                    link={details}
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

function Pieces() {
  const drawings: EmptyDrawingName[] = [
    'no-tasks',
    'no-submissions',
    'nothing-to-review',
    'no-notifications',
    'no-payments',
    'no-people',
    'offline',
    'not-found',
    'unavailable',
  ];
  const [side, setSide] = useState<'a' | 'b'>('a');
  return (
    <Section as="main">
      <Container>
        <Stack gap={7}>
          <PageHeading title={t.heading} />
          <Row>
            {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
              <Button key={variant} variant={variant} icon={variant === 'danger' ? <TrashIcon /> : undefined}>
                {variant === 'danger' ? t.remove : t.add}
              </Button>
            ))}
            <Button pending>{t.add}</Button>
            <Button variant="secondary" pending>
              {t.add}
            </Button>
            <Button disabled>{t.add}</Button>
            <Button size="small">{t.accept}</Button>
            <Button size="small" variant="secondary">
              {t.reject}
            </Button>
            <Button size="large">{t.buy}</Button>
          </Row>
          <Row>
            <StatusBadge status="pending">{t.pending}</StatusBadge>
            <StatusBadge status="accepted">{t.accepted}</StatusBadge>
            <StatusBadge status="rejected">{t.rejected}</StatusBadge>
            <Badge>{t.status}</Badge>
            <Badge tone="info">{t.status}</Badge>
            <CoinAmount coins={5} size="small" />
            <CoinAmount coins={1250} />
            <CoinAmount coins={-250} signed />
            <CoinAmount coins={250} signed size="large" />
            <CoinAmount coins={98765} size="huge" />
            <Money cents={123456} />
          </Row>
          <Row>
            {['Rahim Uddin', 'Nusrat Jahan', 'Ismat Ara', 'Kamal', 'নুসরাত জাহান', 'Dipu Roy', 'Wali'].map((name) => (
              <Avatar key={name} name={name} size={48} />
            ))}
          </Row>
          <StatRow>
            <Stat label={t.total} value={42} icon={<TasksIcon />} />
            <Stat label={t.pendingTasks} value={1280} icon={<UsersIcon />} hint={t.openOnly} />
            <Stat label={t.payments} value={<CoinAmount coins={98500} />} icon={<WalletIcon />} />
          </StatRow>
          <Stack gap={3}>
            <Banner>{t.sandbox}</Banner>
            <Banner
              kind="warn"
              title={t.pending}
              action={
                <Button size="small" variant="secondary">
                  {t.retry}
                </Button>
              }
            >
              {t.sandbox}
            </Banner>
            <Banner kind="error">{t.wrong}</Banner>
            <Banner kind="good">{t.accepted}</Banner>
            <Banner kind="offline" strip>
              {t.offline}
            </Banner>
          </Stack>
          <Grid min={240} max={3}>
            <TextField label={t.email} required placeholder="nusrat@example.com" />
            <TextField label={t.email} defaultValue="nusrat@" error={t.wrong} />
            <PasswordField label={t.password} hint={t.hint} defaultValue="Secret" />
            <TextField label={t.email} disabled defaultValue="a@b.c" />
            <SelectField label={t.sort} options={[{ value: 'a', label: t.high }]} placeholder={t.sort} />
          </Grid>
          <Segments
            label={t.kicker}
            value={side}
            onChange={setSide}
            segments={[
              { value: 'a', label: t.forWorkers },
              { value: 'b', label: t.forBuyers },
            ]}
          />
          <SkeletonRows rows={3} columns={4} />
          <Grid min={220} max={3}>
            {drawings.map((name) => (
              <Card key={name} tone="flat">
                <Stack align="center">
                  <EmptyDrawing name={name} />
                  <code>{name}</code>
                </Stack>
              </Card>
            ))}
          </Grid>
          <Card tone="flat">
            <ErrorState title={t.down} onRetry={() => {}} />
          </Card>
          <Row gap={4}>
            {Object.entries(icons).map(([name, Icon]) => (
              <Icon key={name} size={24} />
            ))}
          </Row>
        </Stack>
      </Container>
    </Section>
  );
}

interface Line {
  id: number;
  worker: string;
  task: string;
  coins: number;
  status: 'pending' | 'accepted' | 'rejected';
}

const lines: Line[] = [
  { id: 1, worker: t.buyerName, task: t.task, coins: 100, status: 'pending' },
  { id: 2, worker: t.buyerName, task: t.task2, coins: 1250, status: 'accepted' },
  { id: 3, worker: t.buyerName, task: t.task2, coins: 40, status: 'rejected' },
];

function Data() {
  const ui = useUi();
  const [open, setOpen] = useState(query.get('open'));
  const [page, setPage] = useState(1);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <Bar />
      <Toasts toasts={toasts} onGone={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))} />
      <Section as="main">
        <Container>
          <Stack gap={6}>
            <PageHeading
              title={t.heading}
              actions={
                <>
                  <Button onClick={() => setOpen('modal')}>modal</Button>
                  <Button
                    onClick={() =>
                      void ui.confirm({
                        title: t.confirm,
                        text: t.confirmText,
                        ok: t.yes,
                        cancel: t.cancel,
                        danger: true,
                      })
                    }
                  >
                    confirm
                  </Button>
                  <Button
                    onClick={() => {
                      setToasts([
                        { id: 1, kind: 'success', text: t.toast },
                        { id: 2, kind: 'error', text: t.toastBad },
                        { id: 3, kind: 'warning', text: t.toastBad },
                        { id: 4, kind: 'info', text: t.toast },
                      ]);
                    }}
                  >
                    toast
                  </Button>
                </>
              }
            />
            <Table<Line>
              label={t.heading}
              rows={lines}
              rowKey={(row) => row.id}
              empty={<EmptyState drawing="nothing-to-review" title={t.noTasks} />}
              columns={[
                {
                  key: 'worker',
                  title: t.worker,
                  render: (row) => (
                    <Row gap={2}>
                      <Avatar name={row.worker} size={32} />
                      {row.worker}
                    </Row>
                  ),
                },
                { key: 'task', title: t.title, render: (row) => row.task, card: 'title' },
                { key: 'coins', title: t.payableAmount, render: (row) => <CoinAmount coins={row.coins} /> },
                {
                  key: 'actions',
                  title: t.actions,
                  card: 'actions',
                  render: (row) =>
                    row.status === 'pending' ? (
                      <Row gap={2}>
                        <Button size="small">{t.accept}</Button>
                        <Button size="small" variant="secondary">
                          {t.reject}
                        </Button>
                      </Row>
                    ) : (
                      <StatusBadge status={row.status}>{t[row.status]}</StatusBadge>
                    ),
                },
              ]}
            />
            <Pagination label={t.heading} page={page} pageSize={5} total={48} onChange={setPage} />
            <Card>
              <Facts
                facts={[
                  { key: 'a', label: t.payableAmount, value: <CoinAmount coins={250} /> },
                  { key: 'b', label: t.completionDate, value: useFormat().date('2026-12-04') },
                  { key: 'c', label: t.detail, value: t.answer, wide: true },
                ]}
              />
            </Card>
            <StepList
              title={t.heading}
              doneLabel={t.accepted}
              steps={[
                { key: 'a', title: t.payableAmount, text: t.answer, done: true },
                { key: 'b', title: t.completionDate, text: t.answer, done: false, action: <Button>{t.accept}</Button> },
                { key: 'c', title: t.detail, text: t.answer, done: false, progress: { value: 35, max: 200 } },
              ]}
            />
            <Modal open={open === 'modal'} onClose={() => setOpen(null)} title={t.notification}>
              <p>{t.answer}</p>
            </Modal>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

function Forms() {
  return (
    <>
      <Bar />
      <Section as="main">
        <Container width="medium">
          <Card padding="large">
            <Stack gap={6}>
              <PageHeading title={t.add} lead={t.lead} />
              <Stack as="form" gap={4}>
                <TextField label={t.title} required placeholder={t.task2} />
                <TextAreaField label={t.detail} required error={t.wrong} />
                <Grid min={200} max={2} gap={5}>
                  <NumberField label={t.requiredWorkers} defaultValue={3} required />
                  <NumberField label={t.payableAmount} />
                  <TextField label={t.completionDate} type="date" min="2026-11-21" defaultValue="2026-12-04" />
                  <SelectField
                    label={t.status}
                    placeholder={t.system}
                    options={['bkash', 'nagad', 'rocket', 'card'].map((value) => ({ value, label: value }))}
                  />
                </Grid>
                <PasswordField label={t.password} />
                <ImagePicker
                  label={t.picture.choose}
                  texts={t.picture}
                  progress={0.6}
                  progressLabel={t.texts.loading}
                />
                <ImagePicker label={t.picture.choose} texts={t.picture} shape="round" />
                <SwitchField label={t.agree} />
                <Row>
                  <Button type="submit">{t.add}</Button>
                  <Button variant="ghost">{t.cancel}</Button>
                </Row>
              </Stack>
            </Stack>
          </Card>
        </Container>
      </Section>
    </>
  );
}

function Charts() {
  const rows = [120, 90, 200, 260, 240, 330, 410].map((earned, index) => ({
    day: `2026-11-${15 + index}`,
    earned,
    spent: Math.round(earned * 0.6),
  }));
  const format = useFormat();
  const common = {
    title: t.chart,
    summary: t.chartText,
    rows,
    x: 'day' as const,
    xLabel: t.day,
    formatX: format.shortDay,
  };
  const earned = { key: 'earned' as const, name: t.earned };
  const both = [earned, { key: 'spent' as const, name: t.spent }];
  return (
    <Section as="main">
      <Container>
        <Stack gap={5}>
          <PageHeading title={t.chart} />
          <Grid min={320} max={2}>
            <AreaChart {...common} series={[earned]} />
            <BarChart {...common} series={both} />
            <LineChart {...common} series={both} />
            <BarChart {...common} series={both} stacked />
            <AreaChart {...common} series={both} stacked />
            <LineChart {...common} rows={rows.slice(0, 1)} series={[earned]} />
            <BarChart {...common} rows={[]} series={[earned]} empty={t.noTasks} />
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

const parts: Record<string, () => ReactNode> = {
  home: Home,
  tasks: Tasks,
  pieces: Pieces,
  data: Data,
  forms: Forms,
  charts: Charts,
};
const Part = parts[part] ?? Home;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <UiSettingsProvider language={language} theme={theme} texts={t.texts}>
      <UiRoot theme={theme} language={language}>
        <Part />
      </UiRoot>
    </UiSettingsProvider>
  </StrictMode>,
);
