// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Types of Core Audio; nothing is played.

public struct AudioTimeStamp: Sendable {
  public var mSampleTime: Float64 = 0
  public var mHostTime: UInt64 = 0
  public var mRateScalar: Float64 = 1
  public init() {}
}
public struct AudioBuffer: @unchecked Sendable {
  public var mNumberChannels: UInt32 = 0
  public var mDataByteSize: UInt32 = 0
  public var mData: UnsafeMutableRawPointer?
  public init() {}
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}
public struct AudioBufferList: @unchecked Sendable {
  public var mNumberBuffers: UInt32 = 0
  public var mBuffers = AudioBuffer()
  public init() {}
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
  }
}
/// The buffers of a list; a list of one buffer is meant.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
  public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
  public init(_ pointer: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = pointer }
  public var count: Int { Int(Swift.min(unsafeMutablePointer.pointee.mNumberBuffers, 1)) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public subscript(index: Int) -> AudioBuffer {
    get { unsafeMutablePointer.pointee.mBuffers }
    nonmutating set { unsafeMutablePointer.pointee.mBuffers = newValue }
  }
}
public struct AudioComponentDescription: Hashable, Sendable {
  public var componentType: UInt32 = 0
  public var componentSubType: UInt32 = 0
  public var componentManufacturer: UInt32 = 0
  public var componentFlags: UInt32 = 0
  public var componentFlagsMask: UInt32 = 0
  public init() {}
}
