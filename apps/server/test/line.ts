import { onTestFinished } from 'vitest';
import { WsClient } from './ws-client.ts';

/** A WebSocket client that is closed at the end of the test. */
export type Line = WsClient;
export const Line = {
  async open(url: string, headers: { readonly [name: string]: string }): Promise<Line> {
    const line = await WsClient.open(url, { headers });
    onTestFinished(() => line.socket.terminate());
    return line;
  },
};
