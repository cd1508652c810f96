import Foundation
import ObjectiveCNames
import Testing

struct DarwinIntegersTests {
  @Test func aMutexIsMadeAsOnDarwin() {
    var attributes = pthread_mutexattr_t()
    #expect(pthread_mutexattr_init(&attributes) == 0)
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    var mutex = pthread_mutex_t()
    #expect(pthread_mutex_init(&mutex, &attributes) == 0)
    #expect(pthread_mutex_lock(&mutex) == 0)
    #expect(pthread_mutex_trylock(&mutex) == 0)
    pthread_mutex_unlock(&mutex)
    pthread_mutex_unlock(&mutex)
    pthread_mutex_destroy(&mutex)
  }

  @Test func aSocketIsMadeAsOnDarwin() {
    let socket = socket(AF_INET, SOCK_DGRAM, Int32(IPPROTO_UDP))
    #expect(socket >= 0)
    close(socket)
  }
}
