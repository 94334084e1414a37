import '../dist/antd.css';
import './styles/antd.css';
import './table/table.css';

export { Table } from './table/table';
export { UiRoot, type UiRootProps } from './root/ui-root';
export { useUi, type ConfirmQuestion, type Ui } from './root/use-ui';
export { WalkedTable } from './table/walked-table';
