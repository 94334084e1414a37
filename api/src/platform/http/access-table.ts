import { type INestApplicationContext, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { type AccessRule, accessTo } from './access';

type Handler = () => unknown;

/** All routes with their access rules, by "METHOD /path" without the /api prefix. Undefined: the route is closed. */
export function accessTable(app: INestApplicationContext): ReadonlyMap<string, AccessRule | undefined> {
  const reflector = app.get(Reflector);
  const controllers = new DiscoveryService(app.get(ModulesContainer)).getControllers();
  return new Map(
    controllers
      .flatMap(({ metatype }) => handlersOf(metatype as Type, reflector))
      .map(({ route, handler }) => [route, accessTo(handler, reflector)]),
  );
}

function handlersOf(controller: Type, reflector: Reflector): { route: string; handler: Handler }[] {
  const prototype = controller.prototype as Record<string, Handler>;
  const base = reflector.get<string>(PATH_METADATA, controller);
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as Handler;
    const method = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
    if (method === undefined) return [];
    const path = [base, reflector.get<string>(PATH_METADATA, handler)].join('/').split('/').filter(Boolean).join('/');
    return [{ route: `${RequestMethod[method]} /${path}`, handler }];
  });
}
