import { HomeIcon, ListIcon, TasksIcon, WalletIcon } from '@kaaj/ui/icons';
import { defineRemote } from '@kaaj/web-kit';
import facts from '../remote.json';
import { messages } from './messages';

export const remote = defineRemote(facts, {
  messages,
  menu: [
    { label: 'menu.home', path: '/dashboard', icon: HomeIcon },
    {
      label: 'menu.taskList',
      short: 'bar.tasks',
      path: '/dashboard/tasklist',
      covers: ['/dashboard/taskDetails', '/dashboard/work', '/dashboard/test'],
      icon: TasksIcon,
    },
    {
      label: 'menu.mySubmission',
      short: 'bar.work',
      path: '/dashboard/mysubmission',
      covers: ['/dashboard/dispute'],
      icon: ListIcon,
    },
    {
      label: 'menu.withdrawals',
      path: '/dashboard/withdrawals',
      covers: ['/dashboard/statement', '/dashboard/receipt'],
      icon: WalletIcon,
    },
  ],
  overview: () => import('./features/overview/overview-page'),
  page: (name) => import(`./features/${name}-page`),
});
