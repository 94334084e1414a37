import './data.css';

export { Facts, type Fact } from './facts';
export { Modal, type ModalProps } from './modal';
export { ModalButtons } from './modal-buttons';
export { Pagination, type PaginationProps } from './pagination';
export { Table, type Column, type TableProps } from './table';
export { WalkedTable, type WalkedTableProps } from './walked-table';
