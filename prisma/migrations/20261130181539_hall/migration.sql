-- AlterTable
ALTER TABLE "event" ADD COLUMN     "allowed_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "hall_secret" TEXT,
ADD COLUMN     "locked" BOOLEAN NOT NULL DEFAULT false;
