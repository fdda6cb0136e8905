import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { S3 } from '@aws-sdk/client-s3';
import type { Storage } from './storage.ts';

/**
 * Files in a bucket of S3 or a compatible service.
 * @param address `https://key:secret@host/bucket?region=…`, as in the setting
 * @param incoming a local folder for incomplete files
 */
export function bucketStorage(address: string, incoming: string): Storage {
  const { protocol, host, username, password, pathname, searchParams } = new URL(address);
  const Bucket = pathname.slice(1);
  const s3 = new S3({
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    // Many S3-compatible services do not know its newer checksums; we store our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    incoming,
    async save(Key, content) {
      const payload =
        typeof content === 'string'
          ? { Body: createReadStream(content), ContentLength: (await stat(content)).size }
          : { Body: content };
      await s3.putObject({ Bucket, Key, ...payload });
    },
    async read(Key, { start, end }) {
      const { Body } = await s3.getObject({ Bucket, Key, Range: `bytes=${start}-${end}` });
      return Body as Readable;
    },
    async remove(Key) {
      await s3.deleteObject({ Bucket, Key });
    },
  };
}
