import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: {
          email: queryArg.email,
        },
      }),
    }),
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/notification`,
        params: {
          email: queryArg.email,
          cursor: queryArg.cursor,
        },
      }),
    }),
    markNotificationsRead: build.mutation<MarkNotificationsReadApiResponse, MarkNotificationsReadApiArg>({
      query: () => ({ url: `/notification/read`, method: 'PATCH' }),
    }),
    listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
      query: (queryArg) => ({
        url: `/task`,
        params: {
          sort: queryArg.sort,
          search: queryArg.search,
          open: queryArg.open,
          cursor: queryArg.cursor,
        },
      }),
    }),
    postTask: build.mutation<PostTaskApiResponse, PostTaskApiArg>({
      query: (queryArg) => ({ url: `/task`, method: 'POST', body: queryArg.body }),
    }),
    getTask: build.query<GetTaskApiResponse, GetTaskApiArg>({
      query: (queryArg) => ({ url: `/task/${queryArg.taskId}` }),
    }),
    getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: () => ({ url: `/settings` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetUserApiResponse = /** status 200 ok */ {
  data: {
    _id: string;
    name: string;
    email: string;
    image: string;
    role: 'Worker' | 'Buyer' | 'Admin';
    coin: number;
    availableCoin: number;
  };
};
export type GetUserApiArg = {
  email: string;
};
export type ListNotificationsApiResponse = /** status 200 ok */ {
  data: {
    _id: string;
    message: string;
    code: string;
    params: {
      [key: string]: any;
    };
    toEmail: string;
    time: string;
    read: boolean;
  }[];
  page: {
    next: string | null;
  };
};
export type ListNotificationsApiArg = {
  email: string;
  cursor?: string;
};
export type MarkNotificationsReadApiResponse = /** status 200 ok */ {};
export type MarkNotificationsReadApiArg = void;
export type ListTasksApiResponse = /** status 200 ok */ {
  data: {
    _id: string;
    title: string;
    taskDetail: string;
    requiredWorkers: number;
    payableAmount: number;
    completionDate: string;
    submissionInfo: string;
    imageURL: string;
    buyer: {
      _id: string;
      name: string;
      image: string;
    };
  }[];
  page: {
    next: string | null;
  };
};
export type ListTasksApiArg = {
  sort?: string;
  search?: string;
  open?: string;
  cursor?: string;
};
export type PostTaskApiResponse = /** status 200 ok */ object;
export type PostTaskApiArg = {
  body: {
    title: string;
  };
};
export type GetTaskApiResponse = /** status 200 ok */ {
  data: {
    _id: string;
    title: string;
    taskDetail: string;
    requiredWorkers: number;
    payableAmount: number;
    completionDate: string;
    submissionInfo: string;
    imageURL: string;
    buyer: {
      _id: string;
      name: string;
      image: string;
    };
  };
};
export type GetTaskApiArg = {
  taskId: string;
};
export type GetSettingsApiResponse = /** status 200 ok */ {
  data: object;
};
export type GetSettingsApiArg = void;
export const {
  useGetUserQuery,
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
  useListTasksQuery,
  usePostTaskMutation,
  useGetTaskQuery,
  useGetSettingsQuery,
} = injectedRtkApi;
