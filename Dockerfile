FROM node:26-slim
WORKDIR /tablee
COPY . .
RUN npm install --omit=dev --no-save --no-audit --no-fund && cd apps/web && npx vite build && npx vite build --config vite.preview.config.ts
ENV TABLEE_DATA=/data HOST=0.0.0.0
RUN mkdir /data && chown node:node /data
VOLUME /data
EXPOSE 8080
USER node
CMD ["node", "apps/server/src/main.ts"]
