import '../dist/antd.css';
import './styles/antd.css';
import './modal/modal.css';
import './table/table.css';

export { Modal } from './modal/modal';
export { ColumnPlace } from './table/column-place';
export { Table } from './table/table';
export { type ColumnChoice, type ColumnSort, type DeskTableProps } from './table/table-props';
export { UiRoot, type UiRootProps } from './root/ui-root';
export { useUi, type ConfirmQuestion, type Ui } from './root/use-ui';
export { WalkedTable, type WalkedDeskTableProps } from './table/walked-table';
