-- AlterTable
ALTER TABLE "player" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "standing" ADD COLUMN     "tie" INTEGER[];
