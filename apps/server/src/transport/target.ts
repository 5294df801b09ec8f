/**
 * What a request asks for, read as the router reads it: decoded, without the host of an absolute target. Comparing the raw
 * text let "/%61pi/tables" past every check of "/api". For what matched a route, ask the route instead.
 */

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** The path, with repeated slashes as one: "/%61pi//x?y" is "/api/x". */
export function pathOf(target: string): string {
  const path = target.replace(ABSOLUTE, '').split(/[?#]/, 1)[0] ?? '';
  return `/${decoded(path)}`.replace(/[\\/]+/g, '/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const NOT_PAGES = /^\/(api|ws|assets)(\/|$)/i;
const WITH_ENDING = /\.[a-z0-9]+$/i;

/** Whether the web app answers here. Only for what matched no route. */
export function isPageTarget(method: string, target: string): boolean {
  const path = pathOf(target);
  return (method === 'GET' || method === 'HEAD') && !NOT_PAGES.test(path) && !WITH_ENDING.test(path);
}
