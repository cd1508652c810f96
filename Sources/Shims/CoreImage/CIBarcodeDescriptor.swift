// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// The contents of codes. No code is read or drawn from them.

open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}

public final class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public enum ErrorCorrectionLevel: Int, Sendable {
    case levelL = 76
    case levelM = 77
    case levelQ = 81
    case levelH = 72
  }
  public let errorCorrectedPayload: Data
  public let symbolVersion: Int
  public let maskPattern: UInt8
  public let errorCorrectionLevel: ErrorCorrectionLevel

  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.symbolVersion = symbolVersion
    self.maskPattern = maskPattern
    self.errorCorrectionLevel = errorCorrectionLevel
  }
}

public final class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public let errorCorrectedPayload: Data
  public let isCompact: Bool
  public let layerCount: Int
  public let dataCodewordCount: Int

  public init?(
    payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int
  ) {
    guard (1...32).contains(layerCount) else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.isCompact = isCompact
    self.layerCount = layerCount
    self.dataCodewordCount = dataCodewordCount
  }
}

public final class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public let errorCorrectedPayload: Data
  public let isCompact: Bool
  public let rowCount: Int
  public let columnCount: Int

  public init?(
    payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int
  ) {
    guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.isCompact = isCompact
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}
