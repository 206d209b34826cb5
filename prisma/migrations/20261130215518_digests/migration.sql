-- CreateTable
CREATE TABLE "digest" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "digest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "digest_event_id_idx" ON "digest"("event_id");

-- AddForeignKey
ALTER TABLE "digest" ADD CONSTRAINT "digest_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
