-- CreateTable
CREATE TABLE "classic_table" (
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "tile_set" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "seed_hash" TEXT NOT NULL,
    "state" JSONB,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "version" INTEGER NOT NULL DEFAULT 1,
    "deadline" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "classic_table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "classic_seat" (
    "table_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "user_id" TEXT,

    CONSTRAINT "classic_seat_pkey" PRIMARY KEY ("table_id","seat")
);

-- CreateIndex
CREATE UNIQUE INDEX "classic_table_code_key" ON "classic_table"("code");

-- CreateIndex
CREATE INDEX "classic_table_deadline_idx" ON "classic_table"("deadline");

-- CreateIndex
CREATE INDEX "classic_seat_person_idx" ON "classic_seat"("person");

-- CreateIndex
CREATE INDEX "classic_seat_user_id_idx" ON "classic_seat"("user_id");

-- AddForeignKey
ALTER TABLE "classic_seat" ADD CONSTRAINT "classic_seat_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "classic_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classic_seat" ADD CONSTRAINT "classic_seat_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
