export { ChartRoom } from './chart-room';
import './data.css';
import './step-list.css';

export { DecisionButtons } from './decision-buttons';
export { DeleteButton } from './delete-button';
export { Facts, type Fact, type FactsProps } from './facts';
export { Modal, type ModalProps } from './modal';
export { ModalButtons } from './modal-buttons';
export { Pagination, type PaginationProps } from './pagination';
export { Question, type QuestionProps } from './question';
export { RowName, type RowNameProps } from './row-name';
export { StepList, type Step, type StepListProps } from './step-list';
export { RowCards, Table, type Column, type TableProps } from './table';
export { WalkedTable, type WalkedTableProps } from './walked-table';
