-- CreateTable
CREATE TABLE "account_seat" (
    "user_id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,

    CONSTRAINT "account_seat_pkey" PRIMARY KEY ("user_id","player_id")
);

-- CreateIndex
CREATE INDEX "account_seat_player_id_idx" ON "account_seat"("player_id");

-- AddForeignKey
ALTER TABLE "account_seat" ADD CONSTRAINT "account_seat_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_seat" ADD CONSTRAINT "account_seat_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
