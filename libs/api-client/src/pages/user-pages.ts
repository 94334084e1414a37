import { type User } from '@kaaj/contract';
import { definePages } from './cursor-pagination';

export const userPages = definePages<User, { readonly search?: string }>('userPages', '1', '/user/alluser', ['User']);
export const useUserPagesInfiniteQuery = userPages.useInfiniteQuery;
