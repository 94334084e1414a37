export { LazyChart } from './lazy-chart';
import './data.css';
import './step-list.css';

export { DecisionButtons } from './decision-buttons';
export { DeleteButton } from './delete-button';
export { DescriptionList } from './description-list';
export { Modal, type ModalProps } from './modal';
export { ModalButtons } from './modal-buttons';
export { Pagination } from './pagination';
export { ConfirmDialog, type QuestionProps } from './confirm-dialog';
export { RowName } from './row-name';
export { StepList } from './step-list';
export { RowCards, Table, type Column, type TableProps } from './table';
export { PaginatedTable, type WalkedTableProps } from './paginated-table';
