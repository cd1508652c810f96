import CloudKit
import Testing

struct CKRecordTests {
  @Test func aRecordKeepsItsValues() {
    let owner = CKRecord(recordType: "Owner", recordID: CKRecord.ID(recordName: "a"))
    let record = CKRecord(recordType: "Note")
    record["title"] = "Milk"
    record["votes"] = 3
    record["owner"] = CKRecord.Reference(record: owner, action: .deleteSelf)
    #expect(record["title"] as? String == "Milk")
    #expect((record["votes"] as? Int ?? 0) == 3)
    #expect((record["owner"] as? CKRecord.Reference)?.recordID == CKRecord.ID(recordName: "a"))
    let title: String? = record["title"]
    #expect(title == "Milk")
    record["title"] = nil
    #expect(record["title"] as? String == nil)
    #expect(record.recordID != CKRecord(recordType: "Note").recordID)
  }

  @Test func aRecordIsInAZone() {
    let zone = CKRecordZone(zoneName: "Notes")
    let record = CKRecord(recordType: "Note", zoneID: zone.zoneID)
    record.encryptedValues["secret"] = "x"
    #expect(record.recordID.zoneID == CKRecordZone.ID(zoneName: "Notes"))
    #expect(CKRecord.ID(recordName: "a") != CKRecord.ID(recordName: "a", zoneID: zone.zoneID))
    #expect(record.allKeys() == ["secret"])
  }

  @Test func theNameOfARecordIsArchived() throws {
    let record = CKRecord(
      recordType: "Note",
      recordID: CKRecord.ID(recordName: "a", zoneID: CKRecordZone.ID(zoneName: "zone")))
    record.setParent(CKRecord.ID(recordName: "parent"))
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let read = try #require(CKRecord(coder: reader))
    #expect(read.recordType == "Note" && read.recordID == record.recordID)
    #expect(record.parent?.recordID.recordName == "parent" && read.allKeys().isEmpty)
  }
}
