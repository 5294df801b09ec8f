/**
 * Paths of requests as the router reads them: decoded, without the host of an absolute target. Comparing raw text would
 * let "/%61pi/tables" pass every check of "/api". For requests that matched a route, use the route instead.
 */

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** With repeated slashes as one: "/%61pi//x?y" is "/api/x". */
export function pathOf(target: string): string {
  const path = target.replace(ABSOLUTE, '').split(/[?#]/, 1)[0] ?? '';
  return `/${decode(path)}`.replace(/[\\/]+/g, '/');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const NOT_PAGES = /^\/(api|ws|assets|embed)(\/|$)/i;
const WITH_EXTENSION = /\.[a-z0-9]+$/i;

/** Whether the web app answers. Only for requests that matched no route. */
export function isPageRequest(method: string, target: string): boolean {
  const path = pathOf(target);
  return (method === 'GET' || method === 'HEAD') && !NOT_PAGES.test(path) && !WITH_EXTENSION.test(path);
}
